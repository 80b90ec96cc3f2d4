import { readGazetteer, type Gazetteer } from '@contract/search/places/gazetteer';

/**
 * Counted up with each change of the gazetteer or of how it is read: what older hosts located is
 * located again, what newer ones did stays.
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
 * All places of the country. Two megabytes that a host doesn't wait for when it starts: they are
 * loaded when they are first needed, once.
 */
export const hostGazetteer = (): Promise<Gazetteer> => (gazetteer ??= load());
