import { site } from '@contract/constants/site';
import { namedCompany } from '@contract/search/relevance/unnamedCompany';
import { daysAgoIn } from '@contract/time/localHours';
import { formatNumber } from '../formatNumber';
import { greeting, type Letter } from './mail';

const relativeDay = new Intl.RelativeTimeFormat(site.locale, { numeric: 'auto' });
const dollars = new Intl.NumberFormat(site.locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "7 new jobs", "1 new job", "More than 300 new jobs". */
const newJobs = ({ count, isAll }: Counted): string =>
  `${isAll ? '' : 'More than '}${formatNumber(count)} new job${count === 1 ? '' : 's'}`;
type Counted = { count: number; /** False if there may be more. */ isAll: boolean };

/** The mails of job alerts. */
export const alertMailTexts = {
  /** Sent to an unconfirmed address, so it contains no text that anybody typed. */
  confirmation: ({ url }: { url: string }): Letter => ({
    subject: `Confirm your job alert on ${site.name}`,
    greeting: greeting({ name: '' }),
    paragraphs: [
      `You (or someone) asked ${site.name} to email new jobs to this address. Confirm it, and your alert is on.`,
    ],
    links: [{ label: 'Confirm the job alert', url }],
    after: [
      'The link works for three days.',
      'If it wasn’t you, you can ignore this email: no alert is turned on.',
    ],
  }),
  subject: (counted: Counted, name: string): string => `${newJobs(counted)} for ${name}`,
  newJobs,
  forAlert: (name: string): string => `for ${name}`,
  /** The preview that mail programs show beside the subject. */
  preview: ({ title, company, pay }: Record<'title' | 'company' | 'pay', string>, others: number) =>
    `${[title, namedCompany(company)].filter(Boolean).join(' at ')}, ${pay}${others > 0 ? `, and ${formatNumber(others)} more` : ''}.`,
  sinceDay: (at: Date | null, now: Date, timeZone: string): string => {
    if (at === null) return 'Since you set up the alert';
    const days = daysAgoIn(timeZone, at, now);
    if (days < 2) return `Since ${relativeDay.format(-days, 'day')}`;
    return days < 7
      ? `In the last ${days} days`
      : `Since ${at.toLocaleDateString(site.locale, { month: 'short', day: 'numeric', timeZone })}`;
  },
  within: (miles: number): string => `, within ${miles} miles`,
  sayPay: (paid: number, all: number): string =>
    paid === all
      ? all === 1
        ? 'It lists its pay.'
        : 'All list their pay.'
      : `${paid} of ${all} list their pay.`,
  pay: (from: number, to: number): string => `${dollars.format(from)} - ${dollars.format(to)}`,
  aMonth: 'a month',
  noPay: 'Pay not disclosed',
  miles: (miles: number): string => `${miles} mile${miles === 1 ? '' : 's'}`,
  alike: (others: number): string => `${formatNumber(others)} more like this`,
  posted: (at: Date, now: Date, timeZone: string): string =>
    relativeDay.format(-daysAgoIn(timeZone, at, now), 'day'),
  seeAll: (counted: Counted): string =>
    counted.count === 1
      ? 'See the job in your search'
      : counted.isAll
        ? `See all ${formatNumber(counted.count)} jobs`
        : 'See all jobs',
  change: 'Change this alert',
  notRight: 'Not right?',
  tellUs: 'Tell us',
  notRightText: 'Too many emails, too far away, the wrong kind of job, too little pay?',
  weekly: 'Make it weekly',
  pause: 'Pause it',
  unsubscribe: 'Unsubscribe',
  reason: (frequency: 'daily' | 'weekly', name: string, at: Date, timeZone: string): string =>
    `You get this email ${frequency === 'daily' ? 'every day' : 'every week'} there’s something new, because you set up the alert “${name}” on ${at.toLocaleDateString(site.locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone })}.`,
} as const;
