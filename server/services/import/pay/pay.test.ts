import { payOfFigures, payOfText } from './pay';
import { payPeriodOf } from './payPeriod';

describe('payOfText', () => {
  test.each<[text: string, periodText: string, from: number, to: number]>([
    ['$105,000 - $140,000', 'r', 8750, 11667],
    ['$105,000 - $140,000', 'r - Full-time', 8750, 11667],
    ['$77,745 - $172,075', 'r - Full-time', 6479, 14340],
    ['From $80,000', 'r - Full-time', 6667, 6667],
    ['Up to $200,000', 'r - Full-time', 16667, 16667],
    ['$23.27 - $40.72', 'n hour - Full-time', 4026, 7045],
    ['$23.27 - $40.72', '', 4026, 7045],
    ['$77.00 - $88.20', 'n hour - Full-time', 13321, 15259],
    ['$65', 'ct', 11245, 11245],
    ['From $50', 'ct', 8650, 8650],
    ['$80,000 - $100,000', 'ct', 6667, 8333],
    ['$93,175 - $121,128', 'rt-time', 7765, 10094],
    ['$45,478 - $89,512', 'ry', 3790, 7459],
    ['From $15,000', 'month - Full-time', 15000, 15000],
    ['$6,000 - $8,000', 'month', 6000, 8000],
    ['Up to $1,900', 'week - Full-time', 8227, 8227],
    ['$0 - $60,000', 'r', 5000, 5000],
    ['$40.72 - $23.27', 'n hour', 4026, 7045],
    ['$80k - $100K', '', 6667, 8333],
    ['$80-100k per year', '', 6667, 8333],
    ['$80–100k', '', 6667, 8333],
    ['$18 to $22 per hour', 'r', 3114, 3806],
    ['$25/hr', '', 4325, 4325],
    ['25 - 30 an hour', '', 4325, 5190],
    ['USD 60,000 annually', '', 5000, 5000],
    ['$60,000.00/yr - $72,000.00/yr', '', 5000, 6000],
    ['$60,000 plus 401k', '', 5000, 5000],
    ['$60,000 + 10% bonus', 'r', 5000, 5000],
    ['$1,200 a week', '', 5196, 5196],
    ['$4,500 per month', '', 4500, 4500],
    ['$1.2M a year', '', 100000, 100000],
    ['$400 per day', '', 8667, 8667],
    ['$200 - $240 a day', '', 4333, 5200],
    ['$180 daily', '', 3900, 3900],
    ['$2,000 every two weeks', '', 4333, 4333],
    ['$2,000 every 2 weeks', '', 4333, 4333],
    ['$2,000 biweekly', '', 4333, 4333],
    ['$1,900 - $2,100 bi-weekly', '', 4117, 4550],
    ['$2,500 semi-monthly', '', 5000, 5000],
    ['$2,500 twice a month', '', 5000, 5000],
    ['2 weeks vacation, $40K', '', 3333, 3333],
    ['$40K plus 3 weeks vacation', '', 3333, 3333],
    ['$25/hr, 40 hours a week', '', 4325, 4325],
    ['$52,000, paid biweekly', '', 4333, 4333],
    ['Annual salary: $60,000', '', 5000, 5000],
    ['Hourly rate $25', '', 4325, 4325],
    ['$60,000 base salary per year', '', 5000, 5000],
    ['100 000 USD', '', 8333, 8333],
    ['100\u2009000 - 120\u202f000 USD', '', 8333, 10000],
    ['90\u00a0000 USD per year', '', 7500, 7500],
    ['120k/150k', '', 10000, 12500],
    ['1099 contractor, $30/hr', '', 5190, 5190],
    ['between $20 and $25 an hour', '', 3460, 4325],
  ])('%j with %j is %d to %d', (text, periodText, from, to) => {
    expect(payOfText(text, periodText)).toEqual({ from, to });
  });

  test.each<[text: string, periodText: string, why: string]>([
    ['N', 'r - Full-time', 'no figure'],
    ['', '', 'no figure'],
    ['Full-time', 'Full-time', 'a contract word that slipped in'],
    ['Full-time, P', 'rt-time', 'a contract word that slipped in'],
    ['Contr', 'ct', 'a contract word that slipped in'],
    ['Competitive', 'r', 'no figure'],
    ['$350', 'l', 'a day or a week: not told'],
    ['From $2,500', 'ct', 'a week or a month: not told'],
    ['$6,000 - $8,000', 'ct', 'not told'],
    ['$40 - $90,000', 'ct', 'two periods in one'],
    ['$33', 'r', 'no pay for a year'],
    ['$120,000', 'n hour', 'no pay for an hour'],
    ['€60,000', 'r', 'not dollars'],
    ['CA$70,000', 'r', 'another country’s dollars'],
    ['£400 per day', '', 'not dollars'],
    ['$2,000 bimonthly', '', 'every two months, or twice a month'],
    ['$2,000 twice a week', '', 'no period that we know'],
    ['$52,000 biweekly', '', 'a year, paid out every two weeks'],
    ['$200 depending on the load, per day', '', 'the period isn’t beside the figure'],
    ['$200, paid weekly', '', 'a day or a week: not told'],
    ['-$20 an hour', '', 'negative'],
    ['$-20 an hour', '', 'negative'],
    ['Pay: -50000', '', 'negative'],
    ['$60.000', '', 'sixty or sixty thousand'],
    ['$7000090000', 'r', 'nobody’s pay'],
    ['$0', 'r', 'nothing'],
    ['$5,000 sign-on bonus', 'r', 'no regular pay'],
  ])('%j with %j is not disclosed: %s', (text, periodText) => {
    expect(payOfText(text, periodText)).toEqual({ from: 0, to: 0 });
  });
});

describe('payOfFigures', () => {
  test.each<[from: number | null, to: number | null, period: string, monthly: [number, number]]>([
    [205_956, 275_834, 'YEARLY', [17163, 22986]],
    [20, 25.5, 'HOURLY', [3460, 4412]],
    [7587, 7587, 'MONTHLY', [7587, 7587]],
    [2163, 2675, 'WEEKLY', [9366, 11583]],
    [null, 60_000, 'YEARLY', [5000, 5000]],
    [60_000, null, 'YEARLY', [5000, 5000]],
    [0, 60_000, 'YEARLY', [5000, 5000]],
    [60_000, 0, 'YEARLY', [5000, 5000]],
    [72_000, 60_000, 'YEARLY', [5000, 6000]],
    [30, 40, '', [5190, 6920]],
    [90_000, 120_000, '', [7500, 10000]],
    [68, 68, 'ONCE', [0, 0]],
    [15, 16, 'YEARLY', [0, 0]],
    [52_000, 84_029, 'HOURLY', [0, 0]],
    [35, 55, 'MONTHLY', [0, 0]],
    [60_000, 7_000_090_000, 'YEARLY', [0, 0]],
    [100, 200, 'FORTNIGHTLY', [0, 0]],
    [-5, -3, 'HOURLY', [0, 0]],
    [-60_000, 60_000, 'YEARLY', [0, 0]],
    [200, 240, 'DAY', [4333, 5200]],
    [2000, 2200, 'bi-week-salary', [4333, 4767]],
    [2000, 2200, 'BIWEEKLY', [4333, 4767]],
    [2000, 2200, 'semi-month-salary', [4000, 4400]],
    [2000, 2200, 'bi-month-salary', [0, 0]],
    [200, 240, 'per-day-wage', [4333, 5200]],
    [20, 24, 'per-hour-wage', [3460, 4152]],
    [1000, 1200, 'per-week-salary', [4330, 5196]],
    [4000, 4400, 'per-month-salary', [4000, 4400]],
    [48_000, 60_000, 'per-year-salary', [4000, 5000]],
    [48_000, 60_000, 'one-time', [0, 0]],
    [48_000, 60_000, 'per-century', [0, 0]],
    [null, null, 'YEARLY', [0, 0]],
    [Number.NaN, Number.POSITIVE_INFINITY, 'YEARLY', [0, 0]],
  ])('%p to %p %s', (from, to, period, [low, high]) => {
    expect(payOfFigures(from, to, period)).toEqual({ from: low, to: high });
  });
});

test.each<[text: string, from: number, to: number]>([
  ['Up to $90,000 a year', 0, 0],
  ['From $25 an hour', 0, 0],
  ['$80,000+', 0, 0],
  ['$25 an hour and up', 0, 0],
  ['From $20 to $25 an hour', 3460, 4325],
  ['$25 an hour', 4325, 4325],
])('%j without bounds that stand alone is %d to %d', (text, from, to) => {
  expect(payOfText(text, '', 'none')).toEqual({ from, to });
});

test('a range with one end can be none', () => {
  expect(payOfFigures(60_000, null, 'YEAR', 'none')).toEqual({ from: 0, to: 0 });
  expect(payOfFigures(60_000, 60_000, 'YEAR', 'none')).toEqual({ from: 5000, to: 5000 });
});

test.each([
  ['r - Full-time', 'year'],
  ['r', 'year'],
  ['rt-time', null],
  ['ry', null],
  ['ct', null],
  ['l', null],
  ['nent', null],
  ['n hour', 'hour'],
  ['month', 'month'],
  ['week - Full-time', 'week'],
  ['YEARLY', 'year'],
  ['HOURLY', 'hour'],
  ['per annum', 'year'],
  ['/yr', 'year'],
  ['', null],
  ['Full-time', null],
])('the period of %j is %j', (text, period) => {
  expect(payPeriodOf(text)).toBe(period);
});
