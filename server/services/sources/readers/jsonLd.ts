import { isRecord } from '@contract/isRecord';
import { readLenientJson } from './lenientJson';
import { readMarkup } from './markup';
import { maxRows, SourceError, textOf, type SourceRow } from './sourceRow';

const maxDepth = 12;

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** The texts of a page's `application/ld+json`; of JSON itself, that. */
const scriptsOf = (text: string): string[] => {
  if (isJson(text)) return [text];
  const scripts: string[] = [];
  let inside = false;
  const { isRead } = readMarkup(text, {
    onopentag: (tag, { type }) => {
      inside = tag === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
      if (inside) scripts.push('');
    },
    ontext: (part) => {
      if (inside) scripts[scripts.length - 1] += part;
    },
    onclosetag: (tag) => {
      if (tag === 'script') inside = false;
    },
  });
  if (!isRead) throw new SourceError('format');
  return scripts.filter((script) => script.trim() !== '');
};

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const isOfType = (node: Record<string, unknown>, type: string): boolean =>
  listOf(node['@type']).some((each) => each === type || each === `https://schema.org/${type}`);

type Found = { postings: Record<string, unknown>[]; listsLinks: boolean };
const collect = (value: unknown, found: Found, depth = 0): void => {
  if (depth > maxDepth || found.postings.length >= maxRows) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, found, depth + 1);
    return;
  }
  if (!isRecord(value)) return;
  if (isOfType(value, 'JobPosting')) {
    found.postings.push(value);
    return;
  }
  if (isOfType(value, 'ListItem') && typeof value['url'] === 'string' && !isRecord(value['item']))
    found.listsLinks = true;
  for (const name of ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasPart'])
    if (Object.hasOwn(value, name)) collect(value[name], found, depth + 1);
};

const nameOf = (value: unknown): string =>
  isRecord(value) ? textOf(value['name']) : textOf(value);

const placeOf = (posting: Record<string, unknown>): string => {
  const [location] = listOf(posting['jobLocation']);
  const address = isRecord(location) ? location['address'] : location;
  if (!isRecord(address)) return textOf(address);
  return [address['addressLocality'], address['addressRegion']]
    .map(nameOf)
    .filter(Boolean)
    .join(', ');
};

const payOf = (posting: Record<string, unknown>) => {
  const { baseSalary } = posting;
  if (!isRecord(baseSalary) || (baseSalary['currency'] ?? 'USD') !== 'USD') return {};
  const { value } = baseSalary;
  if (!isRecord(value)) return { salarymin: textOf(value), salarymax: textOf(value) };
  return {
    salarymin: textOf(value['minValue']) || textOf(value['value']),
    salarymax: textOf(value['maxValue']) || textOf(value['value']),
    payperiod: textOf(value['unitText']).toLowerCase(),
  };
};

const rowOf = (posting: Record<string, unknown>, pageUrl: string): SourceRow => {
  const { identifier } = posting;
  const url = textOf(posting['url']) || pageUrl;
  return {
    key: (isRecord(identifier) ? textOf(identifier['value']) : textOf(identifier)) || url,
    applyUrl: url,
    html: textOf(posting['description']),
    validThrough: textOf(posting['validThrough']),
    fields: {
      jobtitle: textOf(posting['title']) || textOf(posting['name']),
      companyname: nameOf(posting['hiringOrganization']),
      location: placeOf(posting),
      employementtype: listOf(posting['employmentType']).map(textOf).join(', '),
      remote: listOf(posting['jobLocationType']).includes('TELECOMMUTE') ? 'remote' : '',
      functions: textOf(posting['occupationalCategory']),
      ...payOf(posting),
    },
  };
};

/**
 * The JobPosting nodes of a page or of JSON-LD by itself, wherever they are in graphs and lists.
 * A block that can't be read is a broken row, since nobody knows which postings are in it. What a
 * list links to isn't fetched: a page of links alone is refused. `pageUrl` is where one
 * applies for a page's only posting, if it names nothing else.
 */
export const readJsonLd = (text: string, pageUrl: string): SourceRow[] => {
  const found: Found = { postings: [], listsLinks: false };
  const scripts = scriptsOf(text);
  const nodes = scripts.map(readLenientJson);
  const broken = nodes.filter((node) => node === undefined);
  if (isJson(text) && broken.length > 0) throw new SourceError('format');
  for (const node of nodes) collect(node, found);
  if (found.postings.length === 0 && found.listsLinks) throw new SourceError('links');
  if (scripts.length === 0) throw new SourceError('format');
  const only = found.postings.length === 1 ? pageUrl : '';
  return [
    ...found.postings.map((posting) => rowOf(posting, only)),
    ...broken.map((): SourceRow => ({ skipped: 'broken' })),
  ];
};
