import { serviceWorkerScript, type ToWorker } from '@contract/serviceWorker';

/** The address of this page's own script, which tells its build. */
const mainScript = (): string | undefined =>
  [...document.scripts]
    .map(({ src }) => (src === '' ? '' : new URL(src).pathname))
    .find((path) => path.startsWith('/assets/main.'));

/**
 * Registers our host's service worker, or finds out whether there is a newer one. Never reloads the
 * page, which may have unsaved text: the newer worker waits until it is left, unless this page is
 * already of its build and the only one (`takeOver`). Where a device has no service workers or
 * refuses storage, pages work without.
 */
export const registerServiceWorker = async (): Promise<void> => {
  // missing without TLS and in some browsers' private windows
  if (!('serviceWorker' in navigator)) return;
  try {
    // undefined where a program that drives the browser blocks them
    const registration = (await navigator.serviceWorker.register(serviceWorkerScript)) as
      | ServiceWorkerRegistration
      | undefined;
    const main = mainScript();
    if (!registration || main === undefined) return;
    const takeOver = () =>
      registration.waiting?.postMessage({ type: 'takeOver', main } satisfies ToWorker);
    const watch = () => registration.installing?.addEventListener('statechange', takeOver);
    takeOver();
    watch();
    registration.addEventListener('updatefound', watch);
  } catch {
    // refused, or the host is away: the next page tries again
  }
};
