import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { HostConfig } from '@/api/hostConfig';
import type { components } from '@contract/generated/types';
import { matchRoute } from '@contract/matchRoute';

const names = { LCP: 'lcp', INP: 'inp', CLS: 'cls', FCP: 'fcp', TTFB: 'ttfb' } as const;

/**
 * Tells our own host how fast this page was (`addPageLoad`), once, when it is first left or hidden.
 * What happened before is counted as well: the browser keeps it. Sent as a beacon, since nothing
 * else is sure to be sent by a page that ends.
 */
export const reportPageLoad = ({ apiHost }: HostConfig): void => {
  const page = matchRoute(window.location.pathname);
  if (page === undefined) return;
  const load: components['schemas']['PageLoad'] = { page };
  const keep = ({ name, value }: MetricType) => {
    load[names[name]] = value;
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB])
    measure(keep, { reportAllChanges: true });
  // after those of the measurements, which then report for the last time
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const body = new Blob([JSON.stringify(load)], { type: 'application/json' });
    navigator.sendBeacon(`${apiHost}/page-loads`, body);
  };
  document.addEventListener('visibilitychange', report);
};
