import { day, hour as hourLength } from './durations';

/** When something is due that comes each day, or each week on one day. */
export type Schedule = {
  frequency: 'daily' | 'weekly';
  /** 0 is Sunday; of a daily one it doesn't count. */
  weekday: number;
  /** 0 to 23, by the clocks of the time zone. */
  hour: number;
  /** As `readTimeZone` returns it. */
  timeZone: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();
/** Making one takes a hundred times as long as using it. */
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

/** What the clocks of a time zone show at a time, as if they showed UTC; both in milliseconds, whole seconds. */
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
 * When the clocks of a time zone show this, in milliseconds: the first time, where it comes twice.
 * Where it never comes, because clocks go forward, as much later as they go.
 */
const timeOfClock = (timeZone: string, clock: number): number => {
  // clocks change once at most within two days
  const [before, after] = [clock - day, clock + day].map((at) => at - clockAt(timeZone, at));
  const times = [before, after].map((offset = 0) => clock + offset);
  const shown = times.filter((at) => clockAt(timeZone, at) === clock);
  return shown.length > 0 ? Math.min(...shown) : (times[0] ?? clock);
};

/** The weekday that the clocks of a time zone are in; 0 is Sunday. */
export const weekdayIn = (timeZone: string, at: Date): number =>
  new Date(clockAt(timeZone, at.getTime())).getUTCDay();

/** The first time after `after` at which something is due. */
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

/** How many midnights are between a time and now, by the clocks of a time zone: 1 for yesterday. */
export const daysAgoIn = (timeZone: string, at: Date, now: Date): number => {
  const [then, today] = [at, now].map((each) =>
    Math.floor(clockAt(timeZone, each.getTime()) / day),
  );
  return Math.max(0, (today ?? 0) - (then ?? 0));
};

/** The date that the clocks of a time zone show at a time: "2026-03-12". */
export const dateIn = (timeZone: string, at: number): string =>
  new Date(clockAt(timeZone, Math.floor(at / 1000) * 1000)).toISOString().slice(0, 10);

/** The last millisecond of a date ("2026-03-12") by the clocks of a time zone. */
export const endOfDateIn = (timeZone: string, date: string): number =>
  timeOfClock(timeZone, Date.parse(date) + day) - 1;
