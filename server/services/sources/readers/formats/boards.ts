import { isRecord } from '@contract/isRecord';
import { placeText } from '../places';
import { rowsRead, SourceError, textOf, type SourceRow } from '../sourceRow';

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

/**
 * Places of a posting: its own location, followed by its offices if there are several; the offices'
 * locations or names if it has no location.
 */
const greenhousePlaces = (job: Record<string, unknown>): string[] => {
  const named = textOf(recordOf(job['location'])['name']).trim();
  const offices = listOf(job['offices']).map(recordOf);
  if (named === '')
    return offices.map(({ location, name }) => textOf(location).trim() || textOf(name));
  return [named, ...(offices.length > 1 ? offices.map(({ location }) => textOf(location)) : [])];
};

/** The workplace from a board's custom field ("Workplace Type"), if it has one. */
const greenhouseWorkplace = (job: Record<string, unknown>): string =>
  listOf(job['metadata'])
    .map(recordOf)
    .filter(({ name }) =>
      /work ?place|remote|work (location|arrangement|model)/i.test(textOf(name)),
    )
    .map(({ value }) => textOf(value))
    .find((value) => value !== '') ?? '';

/**
 * Merges several pay ranges (of different places or levels) into one, from the lowest to the
 * highest.
 */
const greenhousePay = (job: Record<string, unknown>) => {
  const ranges = listOf(job['pay_input_ranges']).map(recordOf);
  const isDollars = ranges.every((range) => range['currency_type'] === 'USD');
  if (ranges.length === 0 || !isDollars) return {};
  const [from, to] = ['min_cents', 'max_cents'].map((name) =>
    ranges.map((range) => Number(range[name])),
  );
  return {
    salarymin: dollars(Math.min(...(from ?? []))),
    salarymax: dollars(Math.max(...(to ?? []))),
  };
};

const greenhouseRow = (job: unknown): SourceRow => {
  if (!isRecord(job)) return { skipped: 'broken' };
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
      ...greenhousePay(job),
    },
  };
};

/**
 * Parses a Greenhouse board's jobs with their content (`/v1/boards/…/jobs?content=true`). Throws a
 * SourceError.
 */
export const readGreenhouse = (text: string): SourceRow[] => {
  const board = parse(text);
  if (!isRecord(board) || !Array.isArray(board['jobs'])) throw new SourceError('format');
  return board['jobs'].slice(0, rowsRead).map(greenhouseRow);
};

/** Converts plain text to HTML. */
const plainHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n+/)
    .map((part) => `<p>${part}</p>`)
    .join('');

/** Places of a posting; its country applies to the first one, and to others without a comma. */
const leverPlaces = (
  job: Record<string, unknown>,
  categories: Record<string, unknown>,
): string[] => {
  const country = textOf(job['country']);
  const first = textOf(categories['location']);
  return [
    placeText({ city: first, country }),
    ...listOf(categories['allLocations'])
      .map(textOf)
      .filter((place) => place !== first)
      .map((place) => (place.includes(',') ? place : placeText({ city: place, country }))),
  ];
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
    html: [
      textOf(job['description']) || plainHtml(textOf(job['descriptionPlain'])),
      ...lists,
      textOf(job['additional']) || plainHtml(textOf(job['additionalPlain'])),
    ].join('\n'),
    places: leverPlaces(job, categories),
    fields: {
      jobtitle: textOf(job['text']),
      employementtype: textOf(categories['commitment']),
      functions: textOf(categories['team']) || textOf(categories['department']),
      remote: textOf(job['workplaceType']),
      salarymin: isDollars ? textOf(pay['min']) : '',
      salarymax: isDollars ? textOf(pay['max']) : '',
      // such as "per-year-salary"
      payperiod: textOf(pay['interval']),
    },
  };
};

/** Parses a Lever site's postings (`/v0/postings/…?mode=json`). Throws a SourceError. */
export const readLever = (text: string): SourceRow[] => {
  const postings = parse(text);
  if (!Array.isArray(postings)) throw new SourceError('format');
  if (postings.length > 0 && !postings.some((each) => isRecord(each) && 'text' in each))
    throw new SourceError('format');
  return postings.slice(0, rowsRead).map(leverRow);
};
