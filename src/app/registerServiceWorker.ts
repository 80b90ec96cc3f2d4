import { serviceWorkerScript, type ToWorker } from '@contract/serviceWorker';

/** The path of this page's main script, which identifies its build. */
const mainScript = (): string | undefined =>
  [...document.scripts]
    .map(({ src }) => (src === '' ? '' : new URL(src).pathname))
    .find((path) => path.startsWith('/assets/main.'));

/**
 * Registers our host's service worker, or checks for a newer one. Never reloads the page, which may
 * have unsaved input: the newer worker waits until the page is left, unless this page already
 * belongs to its build and is the only one (`takeOver`). Pages also work without service workers,
 * and if storage is denied.
 */
export const registerServiceWorker = async (): Promise<void> => {
  // missing without TLS, and in some browsers' private windows
  if (!('serviceWorker' in navigator)) return;
  try {
    // undefined if browser automation blocks service workers
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
    // denied, or the host is unreachable: the next page tries again
  }
};
