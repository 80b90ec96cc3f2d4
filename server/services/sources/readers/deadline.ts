import { closingZone } from '@contract/constants/closingZone';
import { limits } from '@contract/limits';
import { day as dayLength } from '@contract/time/durations';
import { dateIn } from '@contract/time/localHours';

/** An application deadline as its source states it. */
type Deadline = {
  /** The date it names, in whatever time zone. */
  date: string;
  /** The exact time, in milliseconds since the epoch, if an hour and a time zone are given. */
  moment?: number;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const yearOf = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

type Parts = readonly [year: number, month: number, day: number];
/** Swaps day and month if the month is out of range. */
const withMonth = (year: number, month: number, day: number): Parts =>
  month > 12 ? [year, day, month] : [year, month, day];
/** Date formats, each followed by an optional time. */
const forms: readonly (readonly [RegExp, (found: readonly string[]) => Parts])[] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(.*))?$/i,
    ([y = '', m, d]) => [yearOf(y), Number(m), Number(d)],
  ],
  [/^(\d{4})(\d{2})(\d{2})(?:T(.*))?$/i, ([y = '', m, d]) => [yearOf(y), Number(m), Number(d)]],
  // RFC 822: Thu, 31 Dec 2026 23:59:59 GMT
  [
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]([a-z]{3,9})\.?,?[\s-](\d{4}|\d{2})(?:,?\s+(.*))?$/i,
    ([d, m = '', y = '']) => [yearOf(y), monthOf(m), Number(d)],
  ],
  // December 31st, 2026; Thu Dec 31 2026
  [
    /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:,?\s+(.*))?$/i,
    ([m = '', d, y = '']) => [yearOf(y), monthOf(m), Number(d)],
  ],
  // 12/31/2026, month first unless it is out of range
  [
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?:,?\s+(.*))?$/,
    ([m, d, y = '']) => withMonth(yearOf(y), Number(m), Number(d)),
  ],
  // 31.12.2026, day first
  [
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:,?\s+(.*))?$/,
    ([d, m, y = '']) => withMonth(yearOf(y), Number(m), Number(d)),
  ],
];

const isoDate = ([year, month, day]: Parts): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
};

const zone = /^(?:z|utc|gmt|ut|[ecmp][sd]t|(?:utc|gmt)?[+-]\d{2}:?\d{2})$/i;
const midnight = /^0?0:00(?::00(?:\.0+)?)?\s*(?![\d:])/;

/**
 * Returns the exact time if an hour and a time zone are given. Ignores midnight, which programs
 * write for dates without an hour.
 */
const momentOf = (date: string, time: string): number | undefined => {
  const [, hours = '', minutes = '', seconds = '0', half = '', rest = ''] =
    /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]m)?\s*(.*)$/i.exec(time) ?? [];
  // "GMT-0500 (Central Daylight Time)"
  const [named = ''] = rest.split('(');
  if (hours === '' || !zone.test(named.trim()) || midnight.test(time)) return undefined;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const clock = [hour, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  const offset = /[+-]\d{2}:?\d{2}/.exec(rest)?.[0].replace(':', '');
  const moment = Date.parse(`${date} ${clock} ${offset ?? named}`);
  return Number.isFinite(moment) ? moment : undefined;
};

/** Parses a date in any common format, with or without an hour; `undefined` for anything else. */
export const readDeadline = (text: string): Deadline | undefined => {
  for (const [form, partsOf] of forms) {
    const found = form.exec(text.trim());
    if (!found) continue;
    const date = isoDate(partsOf(found.slice(1)));
    if (date === undefined) return undefined;
    const moment = momentOf(date, found.at(-1) ?? '');
    return moment === undefined ? { date } : { date, moment };
  }
  return undefined;
};

/**
 * Whether applications are over. A date lasts until the end of that day, as for jobs posted here.
 */
export const isPastDeadline = ({ date, moment }: Deadline, now: Date): boolean =>
  moment === undefined ? date < dateIn(closingZone, now.getTime()) : moment < now.getTime();

/**
 * Returns the last day of a job with that deadline; `undefined` if it is further away than an
 * employer could choose, since the source will be read again by then.
 */
export const closingDayOf = ({ date }: Deadline, now: Date): string | undefined =>
  date <= dateIn(closingZone, now.getTime() + limits.closingDays * dayLength) ? date : undefined;
