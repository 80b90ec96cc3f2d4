import type { HostConfig } from '@/api/hostConfig';
import { registerServiceWorker } from './registerServiceWorker';
import { reportPageLoad } from './reportPageLoad';

/** What our own host's pages do once somebody uses them or looks at them for a while. */
export const afterLoad = (config: HostConfig): void => {
  if (config.webVitals) reportPageLoad(config);
  if (config.serviceWorker) void registerServiceWorker();
};
