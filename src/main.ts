/**
 * The app's scripts are evaluated in parts, between which the browser answers whoever presses or
 * scrolls: all at once they keep a phone busy for a tenth of a second.
 */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  await import(/* webpackMode: "eager" */ '@/app/theme/theme');
  await breath();
  await import(/* webpackMode: "eager" */ '@/app/store');
  await breath();
  await import(/* webpackMode: "eager" */ './startApp');
};

void start();
