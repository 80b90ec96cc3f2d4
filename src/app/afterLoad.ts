import type { HostConfig } from '@/api/hostConfig';
import { registerServiceWorker } from './registerServiceWorker';
import { reportWebVitals } from './reportWebVitals';

/**
 * Runs our own host's low-priority work, after the page is first used or has been open for a while.
 */
export const afterLoad = (config: HostConfig): void => {
  if (config.webVitals) reportWebVitals(config);
  if (config.serviceWorker) void registerServiceWorker();
};
