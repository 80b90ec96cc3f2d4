import type { Point } from './distance';

/** How far from a place jobs can be searched, in miles; 0: where they name the place itself. */
export const milesChoices = [0, 5, 10, 25, 50, 100] as const;
export type Miles = (typeof milesChoices)[number];
export const isMiles = (value: number): value is Miles =>
  milesChoices.some((choice) => choice === value);

/** How far around a place jobs are found without such a choice. */
export const usualMiles = 25;

/** A tenth of a degree is some 7 miles: enough to find jobs, too little to find somebody. */
const perDegree = 10;
/** How far a rounded point may be from where somebody is, in miles. */
export const roundedBy = 5;

const rounded = (degrees: number): string =>
  // adding 0 makes -0 a 0
  String(Math.round(degrees * perDegree) / perDegree + 0);
/** Where somebody is, rounded to a tenth of a degree, as a search says it: "36.2,-96". */
export const nearText = ({ latitude, longitude }: Point): string =>
  `${rounded(latitude)},${rounded(longitude)}`;

/** Reads `nearText`; undefined for what is no point, or a more exact one than is ever needed. */
export const parseNear = (text: string): Point | undefined => {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d)?),(-?\d{1,3}(?:\.\d)?)$/.exec(text) ?? [];
  const point = { latitude: Number(north), longitude: Number(east) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
};
