import { isRecord } from '@contract/isRecord';
import { looksLikeHtml, unescapeHtml } from './htmlMarkdown';
import { maxRows, SourceError, textOf, type SourceRow } from './sourceRow';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SourceError('format');
  }
};
const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const dollars = (cents: unknown): string =>
  typeof cents === 'number' && Number.isFinite(cents) ? String(cents / 100) : '';

const greenhouseRow = (job: unknown): SourceRow => {
  if (!isRecord(job)) return { skipped: 'broken' };
  const content = textOf(job['content']);
  const pay = recordOf(listOf(job['pay_input_ranges'])[0]);
  const isDollars = pay['currency_type'] === 'USD';
  return {
    key: textOf(job['id']) || textOf(job['absolute_url']),
    applyUrl: textOf(job['absolute_url']),
    validThrough: textOf(job['application_deadline']),
    // sent escaped, as text of HTML
    html: looksLikeHtml(content) ? content : unescapeHtml(content),
    fields: {
      jobtitle: textOf(job['title']),
      companyname: textOf(job['company_name']),
      location: textOf(recordOf(job['location'])['name']),
      functions: textOf(recordOf(listOf(job['departments'])[0])['name']),
      salarymin: isDollars ? dollars(pay['min_cents']) : '',
      salarymax: isDollars ? dollars(pay['max_cents']) : '',
    },
  };
};

/** A Greenhouse board's jobs with their content (`/v1/boards/…/jobs?content=true`). */
export const readGreenhouse = (text: string): SourceRow[] => {
  const board = parse(text);
  if (!isRecord(board) || !Array.isArray(board['jobs'])) throw new SourceError('format');
  return board['jobs'].slice(0, maxRows).map(greenhouseRow);
};

const leverRow = (job: unknown): SourceRow => {
  if (!isRecord(job)) return { skipped: 'broken' };
  const categories = recordOf(job['categories']);
  const pay = recordOf(job['salaryRange']);
  const isDollars = pay['currency'] === 'USD';
  const lists = listOf(job['lists']).map((each) => {
    const { text, content } = recordOf(each);
    return `<h3>${textOf(text)}</h3><ul>${textOf(content)}</ul>`;
  });
  return {
    key: textOf(job['id']) || textOf(job['hostedUrl']),
    applyUrl: textOf(job['applyUrl']) || textOf(job['hostedUrl']),
    html: [textOf(job['description']), ...lists, textOf(job['additional'])].join('\n'),
    fields: {
      jobtitle: textOf(job['text']),
      location: textOf(categories['location']),
      employementtype: textOf(categories['commitment']),
      functions: textOf(categories['team']) || textOf(categories['department']),
      remote: textOf(job['workplaceType']),
      salarymin: isDollars ? textOf(pay['min']) : '',
      salarymax: isDollars ? textOf(pay['max']) : '',
      // "per-year-salary" and the like
      payperiod: textOf(pay['interval']),
    },
  };
};

/** A Lever site's postings (`/v0/postings/…?mode=json`). */
export const readLever = (text: string): SourceRow[] => {
  const postings = parse(text);
  if (!Array.isArray(postings)) throw new SourceError('format');
  if (postings.length > 0 && !postings.some((each) => isRecord(each) && 'text' in each))
    throw new SourceError('format');
  return postings.slice(0, maxRows).map(leverRow);
};
