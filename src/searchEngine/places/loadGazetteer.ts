import type { Gazetteer } from '@contract/search/places/gazetteer';

/** Later the search goes on without places: who waits for a slow line wants jobs. */
const timeoutMs = 3000;

/** The country's places, once they are loaded; null until then, and where they can't be. */
export type GazetteerSource = {
  /** Whether waiting for it has an end: it is there, or not soon. */
  isSettled: () => boolean;
  gazetteer: () => Gazetteer | null;
  /** Begins to load, at the first call; resolves once it is settled. */
  load: () => Promise<void>;
};

/** States, counties and larger cities: a list that only comes with the first search for words. */
const loadLargerPlaces = async (): Promise<Gazetteer> => {
  const [{ readGazetteer }, { largerPlaces }] = await Promise.all([
    import('@contract/search/places/gazetteer'),
    import(/* webpackChunkName: "largerPlaces" */ '@contract/generated/gazetteer/largerPlaces'),
  ]);
  return readGazetteer(largerPlaces);
};

/** Loads the gazetteer once; a search that can't have it reads no places. */
export const makeGazetteerSource = (
  load: () => Promise<Gazetteer> = loadLargerPlaces,
): GazetteerSource => {
  let gazetteer: Gazetteer | null = null;
  let isSettled = false;
  let loading: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    const loaded = load().then(
      (places) => {
        gazetteer = places;
      },
      () => undefined,
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([loaded, timeout]);
    clearTimeout(timer);
    isSettled = true;
  };
  return {
    isSettled: () => isSettled,
    gazetteer: () => gazetteer,
    load: () => (loading ??= start()),
  };
};
