import type { Gazetteer } from '@contract/search/places/gazetteer';

/**
 * After this many milliseconds the search continues without places, so that a slow connection
 * doesn't block it.
 */
const timeoutMs = 3000;

/** The gazetteer, once it is loaded; `null` until then, and if it can't be loaded. */
export type GazetteerSource = {
  /** Whether the latest loading has finished, failed or timed out. */
  isSettled: () => boolean;
  gazetteer: () => Gazetteer | null;
  /** Starts loading, unless it is loading or loaded; resolves once it is settled. */
  load: () => Promise<void>;
};

/**
 * Loads states, counties and larger cities: a list that is only fetched with the first search for
 * words.
 */
const loadLargerPlaces = async (): Promise<Gazetteer> => {
  const [{ readGazetteer }, { largerPlaces }] = await Promise.all([
    import('@contract/search/places/gazetteer'),
    import(/* webpackChunkName: "largerPlaces" */ '@contract/generated/gazetteer/largerPlaces'),
  ]);
  return readGazetteer(largerPlaces);
};

/**
 * Creates a source that loads the gazetteer once. If that fails, searches read no places until a
 * later call succeeds.
 */
export const makeGazetteerSource = (
  load: () => Promise<Gazetteer> = loadLargerPlaces,
): GazetteerSource => {
  let gazetteer: Gazetteer | null = null;
  let isSettled = false;
  let loading: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    isSettled = false;
    const loaded = load().then(
      (places) => {
        gazetteer = places;
      },
      // the next search tries again
      () => {
        loading = undefined;
      },
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
