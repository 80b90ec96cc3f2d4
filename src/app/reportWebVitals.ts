import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { HostConfig } from '@/api/hostConfig';
import type { components } from '@contract/generated/types';
import { matchRoute } from '@contract/matchRoute';

const names = { LCP: 'lcp', INP: 'inp', CLS: 'cls', FCP: 'fcp', TTFB: 'ttfb' } as const;

/**
 * Sends this page's web vitals to our own host (`addPageLoad`), once, when the page is first left
 * or hidden. The browser buffers entries, so earlier ones are included. Uses a beacon, the only
 * request that reliably survives the page.
 */
export const reportWebVitals = ({ apiHost }: HostConfig): void => {
  const page = matchRoute(window.location.pathname);
  if (page === undefined) return;
  const load: components['schemas']['PageLoad'] = { page };
  const keep = ({ name, value }: MetricType) => {
    load[names[name]] = value;
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB])
    measure(keep, { reportAllChanges: true });
  // added after the measurements' own listeners, so that their last values are included
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const body = new Blob([JSON.stringify(load)], { type: 'application/json' });
    navigator.sendBeacon(`${apiHost}/page-loads`, body);
  };
  document.addEventListener('visibilitychange', report);
};
