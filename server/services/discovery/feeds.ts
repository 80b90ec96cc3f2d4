import { site } from '@contract/constants/site';
import type { components } from '@contract/generated/types';
import { paths } from '@contract/paths';
import { jobTitle } from '@contract/titles/job';
import { untitledJob } from '@contract/titles/untitled';
import type { FeedJob } from '@contract/widget';
import { pageTexts } from '../../texts/pages';
import { feedAddress, feedTitle, feedTypes, type FeedType } from './feedLinks';
import type { FeedSubject } from './feedSubject';
import { escapeXml, textElement, xmlDeclaration } from './xml';

type Job = components['schemas']['Job'];
/** The newest jobs of a search; `since` is when a feed without jobs last changed. */
type Feed = FeedSubject & { origin: string; search: URLSearchParams; jobs: readonly Job[] };

const payOf = (job: Job): string =>
  job.monthlysalary2 ? pageTexts.pay(job.monthlysalary1 ?? 0, job.monthlysalary2) : '';
/** Returns what a feed reader shows of a job; a job without a time is dated 1970. */
const entryOf = (origin: string, job: Job) => {
  return {
    url: origin + paths.jobView(job._id),
    title: jobTitle(job.jobtitle || untitledJob, {
      company: job.companyname,
      location: job.location,
    }),
    summary: pageTexts.summary(job.companyname ?? '', payOf(job), job.joboverview ?? ''),
    category: job.categoryName ?? '',
    postedAt: new Date(job.createdAt ?? 0),
    changedAt: new Date(job.updatedAt ?? job.createdAt ?? 0),
  };
};
/** Returns when the most recently changed of its jobs changed. */
const feedChangedAt = ({ origin, jobs, since }: Feed): Date =>
  jobs.length === 0
    ? since
    : new Date(Math.max(...jobs.map((job) => entryOf(origin, job).changedAt.getTime())));
const listingOf = ({ origin, search }: Feed): string => {
  const employer = search.get('employer');
  return (
    origin + (employer ? paths.employerReadOnly(employer) : paths.jobListing(search.toString()))
  );
};

const rss = (feed: Feed): string => {
  const self = escapeXml(feedAddress(feed.origin, 'rss', feed.search));
  const items = feed.jobs.map((job) => {
    const { url, title, summary, category, postedAt } = entryOf(feed.origin, job);
    return [
      '<item>',
      textElement('title', title),
      textElement('link', url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      textElement('description', summary),
      textElement('category', category),
      textElement('pubDate', postedAt.toUTCString()),
      '</item>\n',
    ].join('');
  });
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    textElement('title', feedTitle(feed.search, feed.company)),
    textElement('link', listingOf(feed)),
    textElement('description', pageTexts.usual),
    textElement('language', site.locale.toLowerCase()),
    textElement('lastBuildDate', feedChangedAt(feed).toUTCString()),
    '<ttl>60</ttl>',
    `<atom:link href="${self}" rel="self" type="${feedTypes.rss}"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
};

const atom = (feed: Feed): string => {
  const self = feedAddress(feed.origin, 'atom', feed.search);
  const entries = feed.jobs.map((job) => entryOf(feed.origin, job));
  return [
    xmlDeclaration,
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    textElement('id', self),
    textElement('title', feedTitle(feed.search, feed.company)),
    textElement('updated', feedChangedAt(feed).toISOString()),
    `<author>${textElement('name', site.name)}</author>`,
    `<link rel="self" type="${feedTypes.atom}" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(listingOf(feed))}"/>\n`,
    ...entries.map(({ url, title, summary, category, postedAt, changedAt }) =>
      [
        '<entry>',
        textElement('id', url),
        textElement('title', title),
        `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
        textElement('published', postedAt.toISOString()),
        textElement('updated', changedAt.toISOString()),
        category && `<category term="${escapeXml(category)}"/>`,
        textElement('summary', summary),
        '</entry>\n',
      ].join(''),
    ),
    '</feed>\n',
  ].join('');
};

/** Returns the parts of the title, and more, for clients that show a list (docs/widget.md). */
const partsOf = (job: Job): FeedJob => ({
  title: job.jobtitle || untitledJob,
  location: job.location ?? '',
  type: job.employementtype ?? '',
  pay: payOf(job),
});

const json = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(feed.search, feed.company),
    home_page_url: listingOf(feed),
    feed_url: feedAddress(feed.origin, 'json', feed.search),
    description: pageTexts.usual,
    language: site.locale,
    items: feed.jobs.map((job) => {
      const entry = entryOf(feed.origin, job);
      const { url, title, summary, category, postedAt } = entry;
      return {
        id: url,
        url,
        title,
        content_text: summary,
        date_published: postedAt.toISOString(),
        date_modified: entry.changedAt.toISOString(),
        ...(category && { tags: [category] }),
        _job: partsOf(job),
      };
    }),
  });

const writers: Record<FeedType, (feed: Feed) => string> = { rss, atom, json };

/** Renders a feed. */
export const writeFeed = (type: FeedType, feed: Feed): string => writers[type](feed);
