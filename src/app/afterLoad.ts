import type { HostConfig } from '@/api/hostConfig';
import { registerServiceWorker } from './registerServiceWorker';
import { reportPageLoad } from './reportPageLoad';

/**
 * Runs our own host's low-priority work, after the page is first used or has been open for a while.
 */
export const afterLoad = (config: HostConfig): void => {
  if (config.webVitals) reportPageLoad(config);
  if (config.serviceWorker) void registerServiceWorker();
};
