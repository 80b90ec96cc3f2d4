import { spelledNumberAt } from '../numberWords';

/** A typed amount of dollars; `to` is the position after it. */
export type Amount = {
  to: number;
  dollars: number;
  thousands: boolean;
  grouped: boolean;
  cents: boolean;
};
const amountPattern =
  /(\d{1,3}(?:,\d{3})+(?!\d)|\d{1,7})(?:\.(\d{1,2})(?![\d.]))?(?:(\s?(?:k|thousand|grand))(?![a-zà-ÿ\d]))?/iy;
const thousandsPattern = /\s?(?:k|thousand|grand)(?![a-zà-ÿ\d])/iy;
/** Not pay by itself ("grand hotel"), only with a unit or currency. */
const aThousand = /(?:thousand|grand)(?![a-zà-ÿ\d])/iy;
export const matchAt = (pattern: RegExp, typed: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(typed);
};

/** Wages end in round cents, unlike version numbers. */
const wageCents = new Set(['25', '50', '75']);
const plain = { thousands: false, grouped: false, cents: false };

/** "twenty five", "eighty thousand", "thousand" */
const spelledAmountAt = (typed: string, at: number): Amount | null => {
  const number = spelledNumberAt(typed, at);
  if (!number) {
    const [all] = matchAt(aThousand, typed, at) ?? [];
    return all === undefined ? null : { to: at + all.length, dollars: 1000, ...plain };
  }
  const thousands = matchAt(thousandsPattern, typed, number.to);
  return {
    to: number.to + (thousands?.[0].length ?? 0),
    dollars: thousands ? number.value * 1000 : number.value,
    ...plain,
    thousands: thousands !== null,
  };
};

/** Reads the amount at a position, in digits or words; returns `null` if there is none. */
export const amountAt = (typed: string, at: number): Amount | null => {
  if (!/\d/.test(typed[at] ?? '')) return spelledAmountAt(typed, at);
  const found = matchAt(amountPattern, typed, at);
  if (!found || /^[%\d]|^\s%/.test(typed.slice(at + found[0].length, at + found[0].length + 2)))
    return null;
  const [all, digits = '', cents, thousand] = found;
  const amount = Number(`${digits.replaceAll(',', '')}.${cents ?? '0'}`);
  return {
    to: at + all.length,
    dollars: thousand === undefined ? amount : amount * 1000,
    thousands: thousand !== undefined,
    grouped: digits.includes(','),
    cents: wageCents.has(cents ?? ''),
  };
};
