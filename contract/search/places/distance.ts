/** In degrees; north and east are positive. */
export type Point = { latitude: number; longitude: number };
/** In degrees; `west` is less than `east`, since no box crosses the antimeridian. */
export type Box = { south: number; north: number; west: number; east: number };

const earthRadius = 3958.8;
const milesPerDegree = (earthRadius * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points, in miles (haversine). */
export const distanceMiles = (a: Point, b: Point): number => {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h =
    north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** Returns a box that contains every point within a number of miles of a center. */
export const boundingBox = ({ latitude, longitude }: Point, miles: number): Box => {
  const north = miles / milesPerDegree;
  // a degree of longitude is shortest at the box's edge nearest to a pole
  const shortest = Math.cos(radians(Math.min(89, Math.abs(latitude) + north)));
  const east = Math.min(180, north / shortest);
  return {
    south: latitude - north,
    north: latitude + north,
    west: longitude - east,
    east: longitude + east,
  };
};
