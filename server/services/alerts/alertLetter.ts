import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';
import { initialsOf, toneOf } from '@contract/text/tones';
import type { JobAlert } from '../../repositories/alerts/jobAlerts';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { alertMailTexts as texts } from '../../texts/alertMail';
import { button, cell, escaped, linkStyle } from '../mail/frame';
import { withoutLinks, type Rendered } from '../mail/letter';
import { alertFrame, tiles } from './alertFrame';

/** How many jobs a mail shows; a link leads to the others. */
const maxShown = 8;

/** The jobs of an alert's mail, best first. */
type AlertNews = {
  rows: readonly JobRow[];
  /** By job id: how many more jobs are the same, and the distance in miles. */
  alike: ReadonlyMap<string, number>;
  miles: ReadonlyMap<string, number>;
  /** False if there may be more jobs than were ranked. */
  isAll: boolean;
  /** The alert's search radius in miles; null if it has no place. */
  within: number | null;
};
type Sent = { alert: JobAlert; news: AlertNews; origin: string; now: Date };

/** Prepares text that others wrote for a mail: on one line and without links. */
const foreign = (text: string): string => withoutLinks(text.replaceAll(/\s+/gu, ' ').trim());

/** Maximum length of the employment type beside a title, in characters. */
const maxKind = 24;
const shortened = (text: string): string =>
  text.length <= maxKind ? text : `${text.slice(0, maxKind - 1).trimEnd()}…`;

type ShownJob = Record<
  'title' | 'company' | 'pay' | 'where' | 'kind' | 'posted' | 'url',
  string
> & {
  isPaid: boolean;
};
const shownJob = (row: JobRow, { alert, news, origin, now }: Sent): ShownJob => {
  const miles = news.miles.get(row.id) ?? 0;
  const others = news.alike.get(row.id) ?? 0;
  const company = foreign(row.company);
  return {
    title: foreign(row.title),
    company,
    isPaid: row.payTo > 0,
    pay: row.payTo > 0 ? texts.pay(row.payFrom, row.payTo) : texts.noPay,
    where: [
      company,
      foreign(row.location),
      miles >= 1 ? texts.miles(Math.round(miles)) : '',
      others > 0 ? texts.alike(others) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    kind: shortened(foreign(row.employmentType)),
    posted: texts.posted(row.createdAt, now, alert.timeZone),
    url: `${origin}${paths.jobView(row.id)}`,
  };
};

/**
 * Returns the links of an alert's mails; each opens a page on which a button carries out the
 * action.
 */
const alertLinks = (origin: string, { linkKey, search }: JobAlert) => {
  const page = (action?: string): string =>
    `${origin}${paths.jobAlert()}#${linkKey}${action === undefined ? '' : `.${action}`}`;
  const query = new URLSearchParams(
    Object.entries({ ...search, sort: 'newest' }).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  return {
    change: page(),
    stop: page('stop'),
    pause: page('pause'),
    weekly: page('weekly'),
    feedback: page('feedback'),
    all: `${origin}${paths.jobListing(query.toString())}`,
  };
};

const jobHtml = (job: ShownJob, isLast: boolean): string => {
  const name = job.company || job.title;
  const tile = tiles[toneOf(name)];
  return `<tr><td class="ln" style="padding:18px 0${isLast ? '' : ';border-bottom:1px solid #e3ded3'}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="48" valign="top"><div class="t${toneOf(name)}" aria-hidden="true" style="width:48px;height:48px;border-radius:12px;text-align:center;${tile};font-weight:700;font-size:16px;line-height:48px">${escaped(initialsOf(name))}</div></td>
<td valign="top" dir="auto" style="padding-left:16px"><a class="e1" href="${escaped(job.url)}" style="color:#10242a;text-decoration:none;font-size:18px;line-height:24px;font-weight:700">${escaped(job.title)}</a>
<div class="e2" style="font-size:15px;line-height:22px;color:#47595f">${escaped(job.where)}</div>
<div class="${job.isPaid ? 'e1' : 'e2'}" style="font-size:16px;line-height:24px;font-weight:700;color:${job.isPaid ? '#10242a' : '#47595f'};padding-top:6px">${escaped(job.pay)}${job.isPaid ? ` <span class="e2" style="font-weight:400;font-size:14px;color:#47595f">${texts.aMonth}</span>` : ''}</div></td>
<td valign="top" align="right" style="padding-left:12px">${job.kind === '' ? '' : `<span class="pill" style="display:inline-block;padding:3px 11px;border-radius:99px;white-space:nowrap;background:#f3f0e9;color:#47595f;font-size:13px;line-height:20px;font-weight:600">${escaped(job.kind)}</span>`}<div class="e3" style="font-size:13px;line-height:20px;color:#5f7076;padding-top:6px;white-space:nowrap">${escaped(job.posted)}</div></td></tr></table></td></tr>`;
};

/** Returns the content that the text and HTML forms of the mail share. */
const partsOf = (sent: Sent) => {
  const { alert, news, origin, now } = sent;
  const name = foreign(alert.name);
  const counted = { count: news.rows.length, isAll: news.isAll };
  const paid = news.rows.filter(({ payTo }) => payTo > 0).length;
  const since = texts.sinceDay(alert.sentAt, now, alert.timeZone);
  const within = news.within === null ? '' : texts.within(news.within);
  const links = alertLinks(origin, alert);
  return {
    name,
    counted,
    subject: texts.subject(counted, name),
    since: `${since}${within}. ${texts.sayPay(paid, news.rows.length)}`,
    jobs: news.rows.slice(0, maxShown).map((row) => shownJob(row, sent)),
    links,
    small: [
      { label: texts.unsubscribe, url: links.stop },
      ...(alert.frequency === 'daily' ? [{ label: texts.weekly, url: links.weekly }] : []),
      { label: texts.pause, url: links.pause },
    ],
    reason: texts.reason(alert.frequency, name, alert.createdAt, alert.timeZone),
    contact: [
      `${site.name}, ${site.contact.address}`,
      `${site.contact.email} · ${site.contact.phone}`,
    ],
  };
};
type Parts = ReturnType<typeof partsOf>;

const jobText = ({ title, where, pay, isPaid, kind, posted, url }: ShownJob): string => {
  const facts = [`${pay}${isPaid ? ` ${texts.aMonth}` : ''}`, kind, posted].filter(Boolean);
  return [title, where, facts.join(' · '), url].join('\n');
};
const textOf = ({ subject, since, jobs, counted, links, reason, small, contact }: Parts): string =>
  `${[
    subject,
    since,
    ...jobs.map(jobText),
    `${texts.seeAll(counted)}:\n${links.all}`,
    `${texts.change}:\n${links.change}`,
    `${texts.notRight} ${texts.tellUs}:\n${links.feedback}`,
    `-- \n${reason}`,
    ...small.map(({ label, url }) => `${label}:\n${url}`),
    contact.join('\n'),
  ].join('\n\n')}\n`;

/** Renders what is below the card: feedback links, why the mail was sent, and how to stop it. */
const belowHtml = ({ links, reason, small, contact }: Parts): string => {
  const ways = small.map(
    ({ label, url }) =>
      `<a class="lk" href="${escaped(url)}" style="${linkStyle};font-weight:600;white-space:nowrap">${label}</a>`,
  );
  return [
    cell(
      `<div class="e1" style="font-size:16px;line-height:24px;font-weight:700;color:#10242a">${texts.notRight} <a class="lk" href="${escaped(links.feedback)}" style="${linkStyle}">${texts.tellUs}</a></div><div class="e2" style="font-size:15px;line-height:23px;color:#47595f">${texts.notRightText}</div>`,
    ),
    cell(
      `<p class="e2" style="margin:0;font-size:14px;line-height:22px;color:#47595f" dir="auto">${escaped(reason)}</p><p class="e2" style="margin:12px 0 0;font-size:14px;line-height:22px;color:#47595f">${ways.join(' &nbsp;·&nbsp; ')}</p><p class="e3" style="margin:18px 0 0;font-size:13px;line-height:20px;color:#5f7076">${contact.map(escaped).join('<br>')}</p>`,
    ),
  ].join('\n');
};

/** Renders the mail of an alert, as text and as HTML that is readable with images off. */
export const renderAlert = (sent: Sent): Rendered => {
  const parts = partsOf(sent);
  const { name, counted, subject, since, jobs, links } = parts;
  const [first] = jobs;
  return {
    subject,
    text: textOf(parts),
    html: alertFrame({
      title: escaped(subject),
      preview: first ? escaped(texts.preview(first, counted.count - 1)) : '',
      heading: [escaped(texts.newJobs(counted)), escaped(texts.forAlert(name))],
      since: escaped(since),
      jobs: jobs.map((job, at) => jobHtml(job, at === jobs.length - 1)).join('\n'),
      buttons:
        button('bt', texts.seeAll(counted), links.all) + button('bq', texts.change, links.change),
      below: belowHtml(parts),
    }),
  };
};
