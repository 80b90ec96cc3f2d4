import { isRecord } from '@contract/isRecord';
import { widgetFeed, type FeedJob } from '@contract/widget';

export type WidgetJob = FeedJob & { url: string };
export type WidgetJobs = { jobs: WidgetJob[]; page: string };

/** How long to wait before the widget shows an error, in milliseconds. */
const timeout = 15_000;

const textIn = (record: Record<string, unknown>, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};
/** Returns an http(s) URL; '' for anything else, such as a script. */
const addressIn = (record: Record<string, unknown>, name: string): string => {
  const value = textIn(record, name);
  return /^https?:\/\//.test(value) ? value : '';
};

const jobOf = (item: unknown): WidgetJob[] => {
  if (!isRecord(item)) return [];
  const url = addressIn(item, 'url');
  const job = isRecord(item['_job']) ? item['_job'] : {};
  const title = textIn(job, 'title');
  return url === '' || title === ''
    ? []
    : [
        {
          url,
          title,
          location: textIn(job, 'location'),
          type: textIn(job, 'type'),
          pay: textIn(job, 'pay'),
        },
      ];
};

const fetchJobs = async (origin: string, company: string): Promise<WidgetJobs> => {
  const answer = await fetch(origin + widgetFeed(company), {
    // the same for everyone: send neither cookies nor the page's URL
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  });
  // the company doesn't exist, or no longer does
  if (answer.status === 404) return { jobs: [], page: '' };
  const feed: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRecord(feed) || !Array.isArray(feed['items'])) throw new Error('No feed was answered.');
  return { jobs: feed['items'].flatMap(jobOf), page: addressIn(feed, 'home_page_url') };
};

const read = new Map<string, Promise<WidgetJobs>>();

/** Returns a company's jobs, newest first, with a single call for all widgets of the page. */
export const readFeed = (origin: string, company: string): Promise<WidgetJobs> => {
  const known = read.get(company);
  if (known) return known;
  const jobs = fetchJobs(origin, company);
  read.set(company, jobs);
  // a widget added later tries again
  jobs.catch(() => read.delete(company));
  return jobs;
};
