import type { Point } from './distance';

/** The choices for the distance from a place, in miles; 0: only jobs that name the place itself. */
export const milesChoices = [0, 5, 10, 25, 50, 100] as const;
export type Miles = (typeof milesChoices)[number];
export const isMiles = (value: number): value is Miles =>
  milesChoices.some((choice) => choice === value);

/** The default distance from a place, in miles. */
export const defaultMiles = 25;

/**
 * A tenth of a degree is about 7 miles: precise enough to find jobs, too coarse to find a person.
 */
const perDegree = 10;
/** The maximum distance of a rounded point from the real one, in miles. */
export const roundedBy = 5;

const rounded = (degrees: number): string =>
  // adding 0 turns -0 into 0
  String(Math.round(degrees * perDegree) / perDegree + 0);
/** Formats a person's position for a search, rounded to a tenth of a degree: "36.2,-96". */
export const nearText = ({ latitude, longitude }: Point): string =>
  `${rounded(latitude)},${rounded(longitude)}`;

/**
 * Parses the result of `nearText`; returns `undefined` for anything else, including more precise
 * points.
 */
export const parseNear = (text: string): Point | undefined => {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d)?),(-?\d{1,3}(?:\.\d)?)$/.exec(text) ?? [];
  const point = { latitude: Number(north), longitude: Number(east) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
};
