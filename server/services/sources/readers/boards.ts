import { isRecord } from '@contract/isRecord';
import { rowsRead, SourceError, textOf, type SourceRow } from './sourceRow';

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

/** The posting's own words, and the places of several offices; of one alone only for want of words. */
const greenhousePlaces = (job: Record<string, unknown>): string[] => {
  const named = textOf(recordOf(job['location'])['name']).trim();
  const offices = listOf(job['offices']).map(recordOf);
  if (named === '')
    return offices.map(({ location, name }) => textOf(location).trim() || textOf(name));
  return [named, ...(offices.length > 1 ? offices.map(({ location }) => textOf(location)) : [])];
};

/** A board's own field ("Workplace Type") where it has one. */
const greenhouseWorkplace = (job: Record<string, unknown>): string =>
  listOf(job['metadata'])
    .map(recordOf)
    .filter(({ name }) =>
      /work ?place|remote|work (location|arrangement|model)/i.test(textOf(name)),
    )
    .map(({ value }) => textOf(value))
    .find((value) => value !== '') ?? '';

const greenhouseRow = (job: unknown): SourceRow => {
  if (!isRecord(job)) return { skipped: 'broken' };
  const pay = recordOf(listOf(job['pay_input_ranges'])[0]);
  const isDollars = pay['currency_type'] === 'USD';
  return {
    key: textOf(job['id']) || textOf(job['absolute_url']),
    applyUrl: textOf(job['absolute_url']),
    validThrough: textOf(job['application_deadline']),
    places: greenhousePlaces(job),
    html: textOf(job['content']),
    fields: {
      jobtitle: textOf(job['title']),
      companyname: textOf(job['company_name']),
      remote: greenhouseWorkplace(job),
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
  return board['jobs'].slice(0, rowsRead).map(greenhouseRow);
};

/** Plain text as HTML. */
const plainHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n+/)
    .map((part) => `<p>${part}</p>`)
    .join('');

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
    html: [
      textOf(job['description']) || plainHtml(textOf(job['descriptionPlain'])),
      ...lists,
      textOf(job['additional']) || plainHtml(textOf(job['additionalPlain'])),
    ].join('\n'),
    places: [textOf(categories['location']), ...listOf(categories['allLocations']).map(textOf)],
    fields: {
      jobtitle: textOf(job['text']),
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
  return postings.slice(0, rowsRead).map(leverRow);
};
