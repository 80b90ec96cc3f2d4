import { site } from '@contract/constants/site';
import { isRecord } from '@contract/isRecord';
import { placeText } from '../places';
import { sectionsOf } from '../sections';
import { rowsRead, SourceError, textOf, type SourceRow } from '../sourceRow';
import { readMarkup } from '../text/markup';
import { readLenientJson } from './lenientJson';

const maxDepth = 12;

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Returns the texts of a page's `application/ld+json` scripts; of JSON, the text itself. */
const scriptsOf = (text: string): string[] => {
  if (isJson(text)) return [text];
  const scripts: string[] = [];
  let inside = false;
  const { isRead } = readMarkup(text, {
    onopentag: (tag, { type }) => {
      inside = tag === 'script' && /^\s*application\/ld\+json\s*(?:;|$)/i.test(type ?? '');
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
const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;
const isOfType = (node: Record<string, unknown>, type: string): boolean =>
  listOf(node['@type']).some((each) => textOf(each).replace(vocabulary, '') === type);

type Found = { postings: Record<string, unknown>[]; listsLinks: boolean };
const collect = (value: unknown, found: Found, depth = 0): void => {
  if (depth > maxDepth || found.postings.length >= rowsRead) return;
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

/** Returns the places of one `jobLocation`: a text, or a place with one or more addresses. */
const placesIn = (location: unknown): string[] => {
  if (!isRecord(location)) return [textOf(location)];
  const addresses = listOf(location['address']);
  if (addresses.length === 0) return [textOf(location['name'])];
  return addresses.map((address) =>
    isRecord(address)
      ? placeText({
          city: nameOf(address['addressLocality']),
          state: nameOf(address['addressRegion']),
          zip: textOf(address['postalCode']),
          country: nameOf(address['addressCountry']),
        })
      : textOf(address),
  );
};

/**
 * Returns where applicants of a remote job without a place must live, "California, USA" as a state.
 */
const applicantPlaces = (posting: Record<string, unknown>): string[] => {
  const named = listOf(posting['applicantLocationRequirements'])
    .map((each) =>
      nameOf(each)
        .replace(/,\s*(?:USA?|United States)$/i, '')
        .trim(),
    )
    .map((name) => placeText({ country: name }));
  // the whole home country is what remote means anyway
  return named.every((name) => name === site.country.name) ? [] : named;
};

const payOf = (posting: Record<string, unknown>) => {
  const [baseSalary] = listOf(posting['baseSalary']);
  const amount: Record<string, unknown> = isRecord(baseSalary) ? baseSalary : { value: baseSalary };
  const { value, currency = posting['salaryCurrency'] ?? 'USD' } = amount;
  if (currency !== 'USD') return {};
  const unit = textOf(amount['unitText']).toLowerCase();
  // "$60,000 a year"
  if (!isRecord(value)) return { salary: textOf(value), payperiod: unit };
  return {
    salarymin: textOf(value['minValue']) || textOf(value['value']),
    salarymax: textOf(value['maxValue']) || textOf(value['value']),
    payperiod: textOf(value['unitText']).toLowerCase() || unit,
  };
};

const rowOf = (posting: Record<string, unknown>, pageUrl: string): SourceRow => {
  const { identifier } = posting;
  const url = textOf(posting['url']) || pageUrl;
  const places = listOf(posting['jobLocation']).flatMap(placesIn).filter(Boolean);
  return {
    key: (isRecord(identifier) ? textOf(identifier['value']) : textOf(identifier)) || url,
    applyUrl: url,
    html: textOf(posting['description']),
    sections: sectionsOf(posting),
    places: places.length > 0 ? places : applicantPlaces(posting),
    validThrough: textOf(posting['validThrough']),
    fields: {
      jobtitle: textOf(posting['title']) || textOf(posting['name']),
      companyname: nameOf(posting['hiringOrganization']),
      employementtype: listOf(posting['employmentType']).map(textOf).join(', '),
      remote: textOf(listOf(posting['jobLocationType'])[0]),
      functions: textOf(posting['occupationalCategory']),
      numberofvacancies: textOf(posting['totalJobOpenings']),
      ...payOf(posting),
    },
  };
};

/**
 * Returns the JobPosting nodes of a page or of plain JSON-LD, at any depth of graphs and lists. A
 * block that can't be parsed becomes a broken row, since the postings in it are unknown. Links in
 * lists aren't fetched: a page of links alone is rejected. `pageUrl` is the apply link of a page's
 * only posting if it names no other. Throws a SourceError.
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
