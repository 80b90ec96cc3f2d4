import { isPlausibleMonthlyPay, toMonthlyPay, type PayPeriod } from '../../../jobs/payPeriods';
import { isNumberWord } from '../numberWords';
import type { Span, TypedWord } from '../words';
import { amountAt, matchAt, type Amount } from './payAmounts';

/** Typed pay in dollars a month; if both bounds are missing, its period can't be converted. */
export type TypedPay = Span & { payMin?: number; payMax?: number };

type Unit = { to: number; period: PayPeriod | 'other'; spelled: boolean };
/** One or two amounts, with everything around them that determines their meaning. */
type Figures = Span & {
  amounts: [Amount, Amount?];
  unit: Unit | undefined;
  money: boolean;
  more: boolean;
};

const morePattern =
  /\s?(?:\+|(?:plus|minimum|min|y más|o más|(?:or|and|&) (?:more|up|above|over|higher|better))(?![a-zà-ÿ]))/iy;
const rangePattern = /\s?(?:[-–—]|(?:to|and|a)\s)\s?(?:\$\s?)?(?=[\da-z])/iy;
const currencyPattern = /\s?(?:dollars?|bucks|usd|d[óo]lares)(?![a-zà-ÿ])/iy;
/** "/hr", "an hour", "per year" */
const spelledUnit =
  /\s?(?:\/|(?:an?|per|por|la|al|each|every)\s)\s?(hours?|hrs?|hourly|h|hora|years?|yrs?|yearly|annum|annually|a[ñn]o|weeks?|wks?|weekly|semana|months?|monthly|mo|mes|days?|d[íi]a|shift|visit|mile|load|project|session|order|piece|class|call|game|person|unit|sale|show|event)(?![a-zà-ÿ\d])/iy;
/** "hr", "hourly", "year" right after the amount */
const bareUnit =
  /\s?(hour|hr|hourly|hrly|year|yr|yearly|annually|annual|weekly|week|wk|monthly|month|daily|day)(?![a-zà-ÿ\d])/iy;

const periods: readonly (readonly [RegExp, PayPeriod])[] = [
  [/^h/i, 'hour'],
  [/^(?:y|ann|a[ñn]o)/i, 'year'],
  [/^(?:w|sem)/i, 'week'],
  [/^m(?:o|es)/i, 'month'],
];

const unitAt = (typed: string, at: number): Unit | undefined => {
  const spelled = matchAt(spelledUnit, typed, at);
  const found = spelled ?? matchAt(bareUnit, typed, at);
  if (!found) return undefined;
  const name = found[1] ?? '';
  const period = periods.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
  return { to: at + found[0].length, period, spelled: spelled !== null };
};

type Tail = { to: number; unit: Unit | undefined; money: boolean; more: boolean };

/**
 * Reads plus signs, currency words and units after an amount, in any order: "+ an hour", "/hr+".
 */
const tailAt = (typed: string, { to: from, thousands, dollars }: Amount): Tail => {
  const isNoWage = thousands || dollars >= bySize.yearFrom;
  const tail: Tail = { to: from, unit: undefined, money: false, more: false };
  for (let before = -1; before < tail.to;) {
    before = tail.to;
    const more: RegExpExecArray | null = tail.more ? null : matchAt(morePattern, typed, tail.to);
    if (more) [tail.more, tail.to] = [true, tail.to + more[0].length];
    const money: RegExpExecArray | null = tail.money
      ? null
      : matchAt(currencyPattern, typed, tail.to);
    if (money) [tail.money, tail.to] = [true, tail.to + money[0].length];
    const unit = tail.unit ?? unitAt(typed, tail.to);
    // "80k hr manager" means human resources
    if (unit && (unit.spelled || unit.period !== 'hour' || !isNoWage)) tail.unit = unit;
    tail.to = Math.max(tail.to, tail.unit?.to ?? 0);
  }
  return tail;
};

/**
 * Returns the position of a dollar sign before the amount, `undefined` if there is none, or `null`
 * for another currency.
 */
const signBefore = (typed: string, at: number): number | undefined | null => {
  const before = typed.slice(Math.max(0, at - 2), at);
  if (/[€£¥₹]\s?$/u.test(before)) return null;
  const sign = /[$＄]\s?$/u.exec(before);
  return sign ? at - before.length + sign.index : undefined;
};

const figuresAt = (typed: string, at: number): Figures | null => {
  const sign = signBefore(typed, at);
  const low = sign === null ? null : amountAt(typed, at);
  if (!low) return null;
  const first = tailAt(typed, low);
  // no second amount follows a "+", and years and models aren't pay: "737-800", "2023-2024"
  const between = first.more ? null : matchAt(rangePattern, typed, first.to);
  const high = between ? amountAt(typed, first.to + between[0].length) : null;
  const last = high ? tailAt(typed, high) : first;
  return {
    from: sign ?? at,
    to: last.to,
    amounts: high ? [low, high] : [low],
    unit: last.unit ?? first.unit,
    money:
      sign !== undefined ||
      first.money ||
      last.money ||
      (high !== null && between?.[0].includes('$') === true),
    more: last.more,
  };
};

/** Words after an amount that is a one-time payment or no pay at all. */
const isNoPay = new Set(
  'sign signing signon bonus bonuses retention relocation stipend referral tuition scholarship revenue budget quota aum loan loans store race run mile miles followers square sq lb lbs pounds gvw gvwr employees'.split(
    ' ',
  ),
);
/** Words after "12 hour" (the length of a shift or course) or "20 hr" (human resources). */
const isHours = new Set(
  'shift shifts day days night nights week weeks weekly workweek work schedule schedules course program training care caregiver emergency per a manager generalist assistant coordinator director specialist recruiter partner'.split(
    ' ',
  ),
);
const shiftHours = new Set([24, 36, 40, 48]);
/** A lower number as in "10 hr" is the length of a shift; no current wage is that low. */
const leastBareWage = 13;
/** "80k" is a year's pay; "5k", "8k" and "401k" aren't. */
const bareThousands = { from: 15_000, to: 400_000 };
/**
 * After "over" or "at least", a round number in this range is a year's pay even without a dollar
 * sign.
 */
const bareYear = { from: 20_000, to: 400_000, step: 500 };
/** The federal minimum wage. */
const leastWage = 7.25;
/**
 * For amounts in dollars without a period: hourly pay below the first, yearly pay from the second.
 */
const bySize = { hourBelow: 200, yearFrom: 10_000 };

const isBareYear = ({ dollars }: Amount): boolean =>
  dollars >= bareYear.from && dollars <= bareYear.to && dollars % bareYear.step === 0;
const isBareWage = ({ dollars }: Amount, next: string): boolean =>
  dollars >= leastBareWage && !shiftHours.has(dollars) && !isHours.has(next);

const periodBySize = (dollars: number): PayPeriod | 'other' => {
  if (dollars < bySize.hourBelow) return 'hour';
  return dollars >= bySize.yearFrom ? 'year' : 'other';
};

/** Returns the period of an amount whose unit has no "a" or "per": 18hr, $5000 monthly. */
const periodOfBareUnit = (
  period: Unit['period'],
  { amounts: [low, high = low], more, money }: Figures,
  next: string,
): Unit['period'] | undefined => {
  if (money || low.thousands || high.thousands) return period;
  if (period === 'hour') return more || isBareWage(high, next) ? 'hour' : undefined;
  return period !== 'other' && high.dollars >= bySize.hourBelow ? period : undefined;
};

/** Returns the period of the figures, or `undefined` if they aren't pay. */
const periodOf = (figures: Figures, asked: boolean, next: string): Unit['period'] | undefined => {
  const { amounts, unit, money } = figures;
  const high = amounts[1] ?? amounts[0];
  if (unit?.spelled) return unit.period === 'other' && !money ? undefined : unit.period;
  if (unit) return periodOfBareUnit(unit.period, figures, next);
  if (amounts.some((amount) => amount?.thousands)) {
    const isUsual = high.dollars >= bareThousands.from && high.dollars <= bareThousands.to;
    return money || asked || isUsual ? 'year' : undefined;
  }
  // "17.50 forklift"
  const isWage = high.cents && high.dollars >= leastWage && high.dollars < bySize.hourBelow;
  // "80,000 to 100,000"
  const isYear = isBareYear(high) && high.grouped;
  return money || asked || isWage || isYear ? periodBySize(high.dollars) : undefined;
};

/** Words before an amount that belong to it, and those that show that a number is pay. */
const leads = new Set(
  'a that which who pay pays paying paid salary wage wages make makes making earn earns earning start starting starts at least min minimum over above more than from up to under below less max maximum between around about for of rate'.split(
    ' ',
  ),
);
const payLeads = new Set(
  'pay pays paying paid salary wage wages make makes making earn earning starting'.split(' '),
);
const boundLeads = new Set('over above least min minimum under below max maximum'.split(' '));
const upperLeads = new Set(['under', 'below', 'less', 'max', 'maximum', 'up']);
const trailers = new Set([
  'pay',
  'salary',
  'wage',
  'wages',
  'minimum',
  'range',
  'rate',
  'starting',
]);

/** Returns the index of the first of the words that lead to the amount at `at`: "that pay over". */
const leadStart = (words: readonly TypedWord[], at: number): number => {
  let start = at;
  while (start > 0) {
    const before = words[start - 1];
    if (!before || before.sealed || before.joined || !leads.has(before.key)) break;
    if (start < at && words[start]?.joined) break;
    start -= 1;
  }
  return start;
};

const inMonths = (
  { amounts: [low, high] }: Figures,
  period: PayPeriod,
): [number, number | undefined] => {
  // "80-100k": the "k" applies to both amounts
  const both = high?.thousands && !low.thousands && low.dollars < 1000;
  return [
    toMonthlyPay(both ? low.dollars * 1000 : low.dollars, period),
    high && toMonthlyPay(high.dollars, period),
  ];
};

/** Returns the index of the word after the figures, or `undefined` if they aren't pay. */
const endOfFigures = (words: readonly TypedWord[], { to }: Figures): number | undefined => {
  const after = words.findIndex((word) => word.to > to);
  const next = words[after];
  if (!next) return words.length;
  // part of a longer word, as in 737-800 or 2nd
  const isPart = next.from < to || next.joined;
  return isPart || isNoPay.has(next.key) ? undefined : after;
};

const payOf = (
  figures: Figures,
  period: PayPeriod,
  isUpper: boolean,
): Omit<TypedPay, keyof Span> | null => {
  const [low, high] = inMonths(figures, period);
  if (!isPlausibleMonthlyPay(low) || !isPlausibleMonthlyPay(high ?? low)) return null;
  if (high !== undefined) return { payMin: Math.min(low, high), payMax: Math.max(low, high) };
  return isUpper && !figures.more ? { payMax: low } : { payMin: low };
};

const mayBePay = ({ sealed, joined, key }: TypedWord): boolean =>
  !sealed && !joined && (/^(?!40[13])\d/.test(key) || isNumberWord(key));

const payAt = (typed: string, words: readonly TypedWord[], at: number): TypedPay | null => {
  const word = words[at];
  if (!word || !mayBePay(word)) return null;
  const figures = figuresAt(typed, word.from);
  const after = figures && endOfFigures(words, figures);
  if (!figures || after == null) return null;
  const [start, next] = [leadStart(words, at), words[after]];
  const led = words.slice(start, at).map(({ key }) => key);
  const asked =
    led.some((key) => payLeads.has(key)) ||
    (led.some((key) => boundLeads.has(key)) && isBareYear(figures.amounts[0]));
  const period = periodOf(figures, asked, next?.key ?? '');
  if (period === undefined) return null;
  const span = {
    from: Math.min(figures.from, words[start]?.from ?? figures.from),
    to: next && trailers.has(next.key) && !next.apart ? next.to : figures.to,
  };
  if (period === 'other') return span;
  const isUpper = led.some((key) => upperLeads.has(key));
  const pay = payOf(figures, period, isUpper);
  return pay && { ...span, ...pay };
};

/**
 * Returns the pay in the typed text: amounts with a dollar sign, a "k" or a period, in dollars a
 * month. A single amount is the minimum, unless "under" or "up to" comes before it.
 */
export const readPay = (typed: string, words: readonly TypedWord[]): TypedPay[] => {
  const found: TypedPay[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pay = (words[at]?.from ?? 0) < (found.at(-1)?.to ?? 0) ? null : payAt(typed, words, at);
    if (pay) found.push(pay);
  }
  return found;
};
