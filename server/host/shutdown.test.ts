import { makeShutdown } from './shutdown';

/** An ending that records what is stopped; the app, which is closed first, takes a moment. */
const openEnding = () => {
  const stopped: string[] = [];
  const stopOf = (name: string) => async () => {
    stopped.push(name);
  };
  const shutdown = makeShutdown(stopOf('database'));
  let closed = (): void => undefined;
  const closing = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const close = async () => {
    stopped.push('app');
    await closing;
  };
  return { ...shutdown, stopped, stopOf, close, closed };
};

test('a start that fails because it was told to stop is no failure, and all is ended once', async () => {
  const { run, end, stops, isShuttingDown, stopped, stopOf, close, closed } = openEnding();
  stops.push(stopOf('metrics'));
  let told: Promise<void> | undefined;
  const started = run(async () => {
    told = end(close);
    // the start continues in the meantime
    stops.push(stopOf('mailer'));
    throw new Error('The app is closed.');
  });
  expect([stopped, isShuttingDown()]).toEqual([['app'], true]);
  closed();
  await Promise.all([started, told, end(close)]);
  expect(stopped).toEqual(['app', 'mailer', 'metrics', 'database']);
});

test('what is started while the rest ends is ended, too', async () => {
  const { end, stops, stopped, stopOf } = openEnding();
  stops.push(async () => {
    stops.push(stopOf('alerts'));
  });
  await end();
  expect(stopped).toEqual(['alerts', 'database']);
});

test('a start that fails ends what it had started, and says why', async () => {
  const { run, stops, stopped, stopOf } = openEnding();
  await expect(
    run(async () => {
      stops.push(stopOf('metrics'));
      throw new Error('The port is in use.');
    }),
  ).rejects.toThrow('The port is in use.');
  expect(stopped).toEqual(['metrics', 'database']);
});
