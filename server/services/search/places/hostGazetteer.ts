import { readGazetteer, type Gazetteer } from '@contract/search/places/gazetteer';

/**
 * Increment with each change of the gazetteer or of how it is read: places geocoded by an older
 * version are geocoded again; those of a newer one are kept.
 */
export const gazetteerVersion = 5;

let gazetteer: Promise<Gazetteer> | undefined;

const load = async (): Promise<Gazetteer> => {
  const [{ allPlaces }, { zipCodes }] = await Promise.all([
    import('@contract/generated/gazetteer/allPlaces'),
    import('@contract/generated/gazetteer/zipCodes'),
  ]);
  return readGazetteer(allPlaces, zipCodes);
};

/**
 * Returns all places of the country. Loaded once on first use, since these two megabytes would
 * delay the start.
 */
export const hostGazetteer = (): Promise<Gazetteer> => (gazetteer ??= load());
