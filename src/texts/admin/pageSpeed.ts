import { site } from '@contract/constants/site';

const seconds = new Intl.NumberFormat(site.locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const shifts = new Intl.NumberFormat(site.locale, { maximumFractionDigits: 2 });

/** The page speed for visitors, on the administrator's overview. */
export const pageSpeedTexts = {
  title: 'Page speed for visitors',
  explained: 'Three out of four visits in the last 28 days were at least this fast.',
  none: 'No visits measured yet.',
  off: 'Visits aren’t measured (WEB_VITALS is off).',
  failed: 'Page speed can’t be shown right now',
  page: 'Page',
  loads: 'Visits',
  vitals: {
    lcp: 'Largest paint',
    inp: 'Interaction',
    cls: 'Layout shift',
    fcp: 'First paint',
    ttfb: 'First byte',
  },
  ratings: { good: 'Good', fair: 'Fair', poor: 'Poor' },
  notMeasured: '–',
  /** Milliseconds: "240 ms", "2.6 s". */
  time: (value: number) =>
    value < 1000 ? `${Math.round(value)} ms` : `${seconds.format(value / 1000)} s`,
  shift: (value: number) => shifts.format(value),
} as const;
