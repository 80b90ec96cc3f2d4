import { set } from './phrase';
import type { TypedWord } from './words';

/** In days. */
const spans: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['days', 1],
  ['hour', 1 / 24],
  ['hours', 1 / 24],
  ['hrs', 1 / 24],
  ['week', 7],
  ['weeks', 7],
  ['month', 30],
  ['months', 30],
  ['dias', 1],
  ['semana', 7],
]);
const ageLeads = set('posted added listed within in from the during since');
const lasts = set('last past previous ultimos ultimas');
const maxDays = 365;

const keyAt = (words: readonly TypedWord[], at: number): string => {
  const word = words[at];
  return word && !word.sealed ? word.key : '';
};

/**
 * Reads an age from the word "last" or "past" at `at`: "Posted in the last 3 days", "past week".
 */
export const ageAt = (
  words: readonly TypedWord[],
  at: number,
): { from: number; to: number; days: number } | undefined => {
  if (!lasts.has(keyAt(words, at))) return undefined;
  const counted = /^\d{1,3}$/.test(keyAt(words, at + 1));
  const to = at + (counted ? 3 : 2);
  const span = spans.get(keyAt(words, to - 1)) ?? 0;
  const days = Math.ceil(span * (counted ? Number(keyAt(words, at + 1)) : 1));
  if (days < 1 || days > maxDays) return undefined;
  let from = at;
  while (ageLeads.has(keyAt(words, from - 1))) from -= 1;
  return { from, to, days };
};
