import { day, hour as hourLength } from './durations';

/** When something is due that repeats every day, or every week on one day. */
export type Schedule = {
  frequency: 'daily' | 'weekly';
  /** 0 is Sunday; ignored if `frequency` is daily. */
  weekday: number;
  /** 0 to 23, local time. */
  hour: number;
  /** A result of `readTimeZone`. */
  timeZone: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();
/** Cached because creating a format takes a hundred times as long as using it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
};

/**
 * Returns a time zone's local time as a timestamp, as if it were UTC. Both are in milliseconds and
 * whole seconds.
 */
const clockAt = (timeZone: string, at: number): number => {
  const shown = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
};

/**
 * Converts a time zone's local time to a timestamp in milliseconds. A local time that occurs twice
 * means the first one. One that is skipped, because clocks go forward, is moved by the size of the
 * change.
 */
const timeOfClock = (timeZone: string, clock: number): number => {
  // clocks change at most once within two days
  const [before, after] = [clock - day, clock + day].map((at) => at - clockAt(timeZone, at));
  const times = [before, after].map((offset = 0) => clock + offset);
  const shown = times.filter((at) => clockAt(timeZone, at) === clock);
  return shown.length > 0 ? Math.min(...shown) : (times[0] ?? clock);
};

/** Returns the weekday in a time zone; 0 is Sunday. */
export const weekdayIn = (timeZone: string, at: Date): number =>
  new Date(clockAt(timeZone, at.getTime())).getUTCDay();

/** Returns the first due time after `after`. */
export const nextDue = ({ frequency, weekday, hour, timeZone }: Schedule, after: Date): Date => {
  const clock = clockAt(timeZone, Math.floor(after.getTime() / 1000) * 1000);
  const today = Math.floor(clock / day) * day;
  for (let days = 0; ; days += 1) {
    const at = today + days * day + hour * hourLength;
    if (frequency === 'weekly' && new Date(at).getUTCDay() !== weekday) continue;
    const due = timeOfClock(timeZone, at);
    if (due > after.getTime()) return new Date(due);
  }
};

/** Returns the number of midnights between a time and now in a time zone: 1 for yesterday. */
export const daysAgoIn = (timeZone: string, at: Date, now: Date): number => {
  const [then, today] = [at, now].map((each) =>
    Math.floor(clockAt(timeZone, each.getTime()) / day),
  );
  return Math.max(0, (today ?? 0) - (then ?? 0));
};

/** Returns the date in a time zone at a time in milliseconds: "2026-03-12". */
export const dateIn = (timeZone: string, at: number): string =>
  new Date(clockAt(timeZone, Math.floor(at / 1000) * 1000)).toISOString().slice(0, 10);

/** Returns the last millisecond of a date ("2026-03-12") in a time zone. */
export const endOfDateIn = (timeZone: string, date: string): number =>
  timeOfClock(timeZone, Date.parse(date) + day) - 1;
