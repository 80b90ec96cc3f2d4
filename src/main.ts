/**
 * Evaluates the app's scripts in parts, so that the browser can handle taps and scrolling in
 * between. Evaluating them all at once blocks a phone for a tenth of a second.
 */
const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@/app/theme/theme');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@/app/store');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ './startApp');
};

void start();
