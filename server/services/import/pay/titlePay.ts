import {
  foreignMoney,
  notDisclosed,
  payOfEnds,
  type OpenRangePolicy,
  type MonthlyPay,
} from './pay';
import { payPeriodOf, type StatedPeriod } from './payPeriod';

type Figure = {
  amount: number;
  isDollars: boolean;
  isThousands: boolean;
  start: number;
  end: number;
};
/**
 * A period next to a figure; `isSpelled` if written as "/hr" or "per hour", since "12 hr" is a
 * shift's length.
 */
type Unit = { period: StatedPeriod; isSpelled: boolean; end: number };
type Stated = { low: Figure; high: Figure | undefined; unit: Unit | undefined; end: number };

/** An amount, also as "17.30$", that isn't part of a longer number or a name. */
const figure =
  /(?<![a-z\d.,#$])(\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?( ?\$)?( ?k(?![a-z]))?(?!\d|[.,]\d| ?%)/iy;
const filler = String.raw`\+?(?: ?(?:gross|usd|dollars?|base|doe)(?![a-z]))?`;
const spelledUnit = new RegExp(
  String.raw`${filler}(?: ?\/ ?| per | an? | each | every | ?p(?=\/?hr?\b)\/?)(bi-?weekly|hourly|hours?|hrs?|h|yearly|years?|yrs?|annum|annually|weekly|weeks?|wks?|monthly|months?|mo|daily|day|[a-z]+)(?![a-z])`,
  'iy',
);
const bareUnit = new RegExp(
  String.raw`${filler} ?(bi-?weekly|hourly|hour|hr|yearly|year|yr|annually|annual|weekly|week|wk|monthly|month|daily)(?![a-z])`,
  'iy',
);
const rangeMark = / ?(?:[-–—]|\bto\b) ?/iy;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const figureAt = (text: string, at: number): Figure | undefined => {
  const found = matchAt(figure, text, at);
  if (!found) return undefined;
  const [all, before, digits = '', cents = '', behind, thousands] = found;
  return {
    amount: Number(digits.replaceAll(',', '') + cents) * (thousands === undefined ? 1 : 1000),
    isDollars: before !== undefined || behind !== undefined,
    isThousands: thousands !== undefined,
    start: at,
    end: at + all.length,
  };
};

const unitAt = (text: string, at: number): Unit | undefined => {
  const spelled = matchAt(spelledUnit, text, at);
  const found = spelled ?? matchAt(bareUnit, text, at);
  if (!found) return undefined;
  return {
    period: payPeriodOf(`/${found[1] ?? ''}`) ?? 'other',
    isSpelled: spelled !== null,
    end: at + found[0].length,
  };
};

/** Maximum ratio of a range's ends; a larger one isn't pay: "$100K - 12 month contract". */
const widest = 6;

/** Finds the end of the range that `low` begins: "$60-70k", "$65/hr - $80/hr", "$75k $85k". */
const highOf = (text: string, low: Figure, unit: Unit | undefined): Omit<Stated, 'low'> => {
  const alone = { high: undefined, unit, end: unit?.end ?? low.end };
  const mark = matchAt(rangeMark, text, alone.end);
  const high =
    mark === null
      ? low.isThousands && text[low.end] === ' '
        ? figureAt(text, low.end + 1)
        : undefined
      : figureAt(text, alone.end + mark[0].length);
  if (!high || (mark === null && !(high.isThousands && high.isDollars))) return alone;
  const last = unitAt(text, high.end);
  // not ranges: "$2,203 per week - 23174", "$22/hr - 12 hour shifts"
  if (unit && !high.isDollars && last?.isSpelled !== true) return alone;
  const least = lowEnd(low, high);
  if (high.amount < least || high.amount > least * widest) return alone;
  return { high, unit: last ?? unit, end: last?.end ?? high.end };
};

/** Applies the second figure's unit to the first one: "$80-100k". */
const lowEnd = (low: Figure, high: Figure): number =>
  high.isThousands && !low.isThousands && low.amount < 1000 ? low.amount * 1000 : low.amount;

const statedAt = (text: string, at: number): Stated | undefined => {
  const low = figureAt(text, at);
  return low && { low, ...highOf(text, low, unitAt(text, low.end)) };
};

/** Payments besides the wage, or uncertain ones, whether or not they are stated per hour. */
const extraPayments =
  /\b(?:sign[- ]?on|signing|bonus(?:es)?|incentives?|stipend|tuition|reimbursement|allowance|scholarship|differentials?|diff|discount|diem|ote|potential)\b/i;
/** What an amount without a unit may refer to if it isn't pay. */
const noPay =
  /\b(?:sign|retention|relocation|referrals?|rent|perks?|budget|quota|revenue|portfolios?|aum|assets|funds?|funded|loans?|grants?|projects?|sales|volume|stores?|shifts?|raised|miles|followers|company)\b/i;
const tipsWithin = /\b(?:incl\w*|with|after|in) (?:cash )?tips\b/i;
/** Separates an amount from other content: "$60K + bonus" is pay, "$5K hiring bonus" isn't. */
const parting = /[+|;()[\]&]| [-–—] |[-–—] |, | (?:plus|and|with) /i;
/** "$10K - sign-on bonus" is ambiguous. */
const bonusNext = /^[\s\-–—:*!(]*(?:sign|signing|bonus|hiring)\b/i;
const noPayBefore =
  /\b(?:bonus(?:es)?|incentives?|stipend|sign[- ]?on|budget|portfolio|revenue|aum|volume|assets|quota|manag(?:e|es|ing)|ote|potential)\W{0,3}(?:of |over |up to |is )?\W{0,2}$/i;
const commissionOnly =
  /\bcommissions?[- ]only\b|\b(?:100 ?%|straight|all|full|only) commissions?\b/i;

const isSomethingElse = (text: string, { low, unit, end }: Stated): boolean => {
  const after = text.slice(end, end + 60);
  const beside = after.split(parting, 1)[0] ?? '';
  return (
    extraPayments.test(beside.trimStart().split(' ', 4).join(' ')) ||
    tipsWithin.test(after) ||
    (!unit && (noPay.test(beside) || bonusNext.test(after))) ||
    noPayBefore.test(text.slice(Math.max(0, low.start - 40), low.start))
  );
};

/**
 * Minimum plausible pay per period, so that "$1" and "$5 a day" aren't taken for pay; and the
 * maximum per hour.
 */
const least = { hour: 7.25, day: 50, week: 200, twoWeeks: 400, halfMonth: 400, month: 800 };
const mostHourly = { dollars: 600, plain: 150 };
/** Without a period, figures in this range are taken as yearly. */
const yearly = { from: 15_000, to: 1_000_000 };

/**
 * What may follow pay without a unit: the end of the title or of its part, or a word such as
 * "base".
 */
const endBehind =
  /^(?:\W*$|\s?[+|;()[\]}!*/_]|\s?[-–—,:]\s|\.\s|\s(?:\+|&|plus\b|and\b|or\b|with\b|base\b|salary\b|doe\b|dollars?\b|usd\b|to start\b))/i;
/**
 * What may precede an amount without a dollar sign: "Staff Accountant - 75k", but not "Verigy 93K".
 */
const plainBefore = /(?:^|[-–—|(:,[]|\b(?:pay|pays|salary|earn|make|to|from|base))\s*$/i;

const isYearly = (text: string, { low, high, end }: Stated): boolean => {
  const [from, to] = [high ? lowEnd(low, high) : low.amount, (high ?? low).amount];
  if (from < yearly.from || to > yearly.to) return false;
  const isMoney = low.isDollars || high?.isDollars === true;
  if (!isMoney && !(high ?? low).isThousands) return false;
  const before = text.slice(Math.max(0, low.start - 12), low.start);
  if (!isMoney && !high && !/^\s?\+/.test(text.slice(end)) && !plainBefore.test(before))
    return false;
  return endBehind.test(text.slice(end)) || (isMoney && /^\W*$/.test(before));
};

/** A wage without a unit: with cents, or after words such as "starting at". */
const wage = { from: 7.25, to: 100 };
const wageBefore = /\b(?:pay|pays|wages?|rate|hourly|start(?:s|ing)?)(?: at| from| is)?[ :]*$/i;

const isWage = (text: string, { low, high = low, end }: Stated): boolean => {
  if (!low.isDollars || low.amount < wage.from || high.amount > wage.to) return false;
  const isTold =
    /\.\d\d\D{0,3}$/.test(text.slice(low.start, end)) ||
    wageBefore.test(text.slice(Math.max(0, low.start - 24), low.start));
  return isTold && endBehind.test(text.slice(end));
};

const periodOf = (text: string, stated: Stated): StatedPeriod => {
  const { low, high, unit } = stated;
  if (!unit && isWage(text, stated)) return 'hour';
  if (!unit) return isYearly(text, stated) ? 'year' : 'other';
  const isMoney = low.isDollars || high?.isDollars === true;
  const from = high ? lowEnd(low, high) : low.amount;
  const to = (high ?? low).amount;
  if (unit.period === 'other' || (!isMoney && !low.isThousands && !unit.isSpelled)) return 'other';
  if (unit.period === 'year') return from >= yearly.from ? 'year' : 'other';
  if (unit.period === 'hour' && to > mostHourly[isMoney ? 'dollars' : 'plain']) return 'other';
  return from >= least[unit.period] ? unit.period : 'other';
};

const boundBefore =
  /(?:\b(?:up to|from|start(?:s|ing)?(?: pay)?(?: at| from)?|at least|over|above|min(?:imum)?|max(?:imum)?|under)|[<>]=?)\W{0,3}$/i;

/** Whether a single amount is only a bound: "Up to $32 an hour", "$300k+". */
const isBound = (text: string, { low, end }: Stated): boolean =>
  boundBefore.test(text.slice(Math.max(0, low.start - 24), low.start)) ||
  /^ ?\+(?! ?[a-z])/i.test(text.slice(end));

/**
 * Returns the pay that a title states, in whole dollars a month: "Cook - $17/hr", "Make $2602 to
 * $2783/week", "Accountant ($60-70k)". Only amounts with a period, or that are clearly yearly;
 * ignores bonuses, budgets and commission-only pay. `{ from: 0, to: 0 }` if there is none.
 */
export const payOfTitle = (title: string, openRange: OpenRangePolicy = 'exact'): MonthlyPay => {
  const text = title.replaceAll(/\s+/g, ' ');
  if (foreignMoney.test(text) || commissionOnly.test(text)) return notDisclosed;
  let at = 0;
  while (at < text.length) {
    const stated = /[\d$]/.test(text[at] ?? '') ? statedAt(text, at) : undefined;
    const period = stated && !isSomethingElse(text, stated) ? periodOf(text, stated) : 'other';
    if (stated && period !== 'other') {
      const { low, high } = stated;
      if (high) return payOfEnds(lowEnd(low, high), high.amount, period);
      const isShown = openRange === 'exact' || !isBound(text, stated);
      return isShown ? payOfEnds(low.amount, low.amount, period) : notDisclosed;
    }
    at = stated ? stated.end : at + 1;
  }
  return notDisclosed;
};
