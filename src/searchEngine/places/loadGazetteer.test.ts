import { largerPlaces } from '@contract/generated/gazetteer/largerPlaces';
import { readGazetteer, type Gazetteer } from '@contract/search/places/gazetteer';
import { makeGazetteerSource } from './loadGazetteer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const places = readGazetteer(largerPlaces);

test('what never comes is given up after three seconds, and searches go on without places', async () => {
  const load = jest.fn(() => new Promise<Gazetteer>(() => {}));
  const source = makeGazetteerSource(load);
  const loaded = source.load();
  await jest.advanceTimersByTimeAsync(2999);
  expect(source.isSettled()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await loaded;
  expect([source.isSettled(), source.gazetteer()]).toEqual([true, null]);
  void source.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what comes later is used from then on', async () => {
  let come: (loaded: Gazetteer) => void = () => {};
  const source = makeGazetteerSource(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  void source.load();
  await jest.advanceTimersByTimeAsync(3000);
  expect(source.gazetteer()).toBeNull();
  come(places);
  await jest.advanceTimersByTimeAsync(0);
  expect(source.gazetteer()).toBe(places);
});

test('nothing is loaded before it is asked for; what fails is settled at once', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const source = makeGazetteerSource(load);
  await jest.advanceTimersByTimeAsync(5000);
  expect([load.mock.calls.length, source.isSettled()]).toEqual([0, false]);
  await source.load();
  expect([source.isSettled(), source.gazetteer()]).toEqual([true, null]);
  expect(jest.getTimerCount()).toBe(0);
});

test('what failed is loaded again by the next search, which waits for it', async () => {
  const load = jest.fn(() => Promise.resolve(places));
  load.mockRejectedValueOnce(new Error('offline'));
  const source = makeGazetteerSource(load);
  await source.load();
  const loaded = source.load();
  expect(source.isSettled()).toBe(false);
  await loaded;
  expect([source.isSettled(), source.gazetteer()]).toEqual([true, places]);
  await source.load();
  expect(load).toHaveBeenCalledTimes(2);
});
