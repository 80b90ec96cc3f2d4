import { createHash } from 'node:crypto';
import { categories, type CategoryName } from '@contract/constants/categories';
import { saysRemote } from '@contract/jobs/remote';
import { limits } from '@contract/limits';
import { unnamedCompany } from '@contract/search/relevance/unnamedCompany';
import { day } from '@contract/time/durations';
import type { NewJob } from '../../repositories/jobs/jobs';
import { categoryOf } from './category';
import { employmentTypeText } from './employment';
import type { ImportField, Mapping } from './mapping';
import { payOfFigures, payOfText, type OpenRangePolicy } from './pay/pay';
import { payOfTitle } from './pay/titlePay';
import { importedPlace } from './place';
import type { Row } from './records';

/** A row as a job to store, or the reason why it is skipped. */
export type Posting = { job: NewJob } | { skipped: string };

const postingReasons = {
  brokenCharacters: 'broken characters',
  noTitle: 'no title',
  tooLong: 'text too long',
} as const;

/** Values that a job shows if the row has none. */
const placeholders = {
  company: unnamedCompany,
  location: 'Location not stated',
  degree: 'Not stated',
} as const;

/**
 * Single-line texts are cut to what the forms accept (spec.openapi.yaml, JobInput); rows with a
 * longer description are skipped.
 */
const maxLength = { line: 120, employmentType: 60, description: 100_000 } as const;

const jobLifetime = limits.jobLifeDays * day;

/**
 * Converts a row to a job. It has no owner and no contact, so applicants can't reach anybody
 * through it (product §7). `importKey` is a hash of the whole row by column name, so that equal
 * rows are stored once, regardless of the file and its column order. `createdAt` is 0 to 30 days
 * before `now`, derived from the hash: an import looks like a month of postings, and the same row
 * always has the same age. `expiresAt` is 30 days after `now` for all rows, so that none expires
 * right after its import. Pay is the row's own, otherwise what its title states; `openRange` says
 * how to treat pay with one end. The overview is the first 65 words of the text; a row without a
 * text gets one sentence made of its other columns.
 */
export const postingOf = (
  row: Row,
  mapping: Mapping,
  now: Date,
  openRange: OpenRangePolicy = 'exact',
): Posting => {
  if (Object.values(row).some((value) => brokenCharacters.test(value)))
    return { skipped: postingReasons.brokenCharacters };
  const field = (name: ImportField): string => {
    const column = mapping[name];
    return column !== undefined && Object.hasOwn(row, column) ? (row[column] ?? '') : '';
  };
  const line = (name: ImportField, length: number = maxLength.line): string =>
    cutLine(oneLine(field(name)), length);

  const title = line('jobtitle');
  if (!/[\p{L}\p{N}]/u.test(title)) return { skipped: postingReasons.noTitle };
  const description = paragraphs(field('description'));
  if (
    description.length > maxLength.description ||
    field('joboverview').length > maxLength.description
  )
    return { skipped: postingReasons.tooLong };

  const company = line('companyname');
  const location = importedPlace(withoutCompany(line('location'), company));
  const employmentType = cutLine(
    employmentTypeText(oneLine(field('employementtype')), oneLine(field('salary'))),
    maxLength.employmentType,
  );
  const remote = isRemoteWord(field('remote')) || saysRemote(title, location);
  const ownPay = payOf(field, openRange);
  const pay = ownPay.to > 0 ? ownPay : payOfTitle(oneLine(field('jobtitle')), openRange);
  const { importKey, fraction } = keyOf(row);
  return {
    job: {
      employerId: null,
      title,
      company: company || placeholders.company,
      location: location || (remote ? 'Remote' : placeholders.location),
      overview:
        cutWords(oneLine(field('joboverview') || description), limits.overviewWords) ||
        factsOverview({ employmentType, remote, level: oneLine(field('experience')), location }),
      ...pointsOf(line),
      employmentType,
      payFrom: pay.from,
      payTo: pay.to,
      vacancies: vacanciesOf(field('numberofvacancies')),
      degree: line('degreerequired') || placeholders.degree,
      category: givenCategory(field('categoryName')) ?? categoryOf(title, field('functions')) ?? '',
      description: description || null,
      importKey,
      remote,
      createdAt: new Date(now.getTime() - Math.floor(fraction * jobLifetime)),
      expiresAt: new Date(now.getTime() + jobLifetime),
    },
  };
};

const pointsOf = (line: (name: ImportField, length: number) => string) => ({
  responsibilities: ([1, 2, 3, 4, 5] as const).map((n) =>
    cutWords(line(`responsibilities${n}`, 1000), limits.responsibilityWords),
  ),
  qualifications: ([1, 2, 3, 4] as const).map((n) =>
    cutWords(line(`qualification${n}`, 1000), limits.qualificationWords),
  ),
});

/** PostgreSQL can't store NUL, and lone surrogates aren't valid characters. */
const brokenCharacters = /[\0\p{Cs}]/u;
// control characters other than white space are invisible, so they are removed
// oxlint-disable-next-line no-control-regex
const control = /[\u0001-\u0008\u000e-\u001f\u007f]/g;

const oneLine = (text: string): string => text.replace(control, '').replace(/\s+/g, ' ').trim();

const paragraphs = (text: string): string =>
  text
    .replace(control, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const cutWords = (text: string, max: number): string => {
  const words = text.split(' ');
  return words.length > max ? `${words.slice(0, max).join(' ')}…` : text;
};

/** Cuts to `length` characters, between words if possible. */
const cutLine = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
};

/** Removes the company from a place, which some lists write as "Company in Place". */
const withoutCompany = (location: string, company: string): string =>
  company !== '' && location.startsWith(`${company} in `)
    ? location.slice(company.length + 4)
    : location;

const isRemoteWord = (text: string): boolean =>
  /^(1|true|yes|y|((temporarily|fully|100%) )?remote)$/i.test(text.trim());

const numberOf = (text: string): number | null => {
  const [, digits = '', thousands] =
    /^(-?\d+(?:\.\d+)?)(k?)$/i.exec(text.replace(/usd|[$,\s]/gi, '')) ?? [];
  return digits === '' ? null : Number(digits) * (thousands === '' ? 1 : 1000);
};

const payOf = (field: (name: ImportField) => string, openRange: OpenRangePolicy) => {
  const figures = (low: ImportField, high: ImportField, period: string) => {
    const ends = [oneLine(field(low)), oneLine(field(high))];
    const [from = null, to = null] = ends.map(numberOf);
    // text such as "$20/hr" isn't a plain number
    return ends.some((end, index) => end !== '' && [from, to][index] === null)
      ? payOfText(ends.filter(Boolean).join(' - '), period, openRange)
      : payOfFigures(from, to, period, openRange);
  };
  const monthly = figures('monthlysalary1', 'monthlysalary2', 'month');
  if (monthly.to > 0) return monthly;
  const paid = figures('salarymin', 'salarymax', field('payperiod'));
  return paid.to > 0 ? paid : payOfText(oneLine(field('salary')), field('payperiod'), openRange);
};

const vacanciesOf = (text: string): number => {
  const count = Math.trunc(numberOf(text) ?? 1);
  return count >= 1 && count <= 100_000 ? count : 1;
};

const givenCategory = (text: string): CategoryName | undefined =>
  categories.find((name) => name.toLowerCase() === oneLine(text).toLowerCase());

/** Returns a level in words; '' for levels with figures such as "5+ years". */
const levelText = (text: string): string => {
  const level = text.toLowerCase();
  if (level === '' || /\d|^internship( level)?$/.test(level)) return '';
  return level.endsWith('level') ? level : `${level} level`;
};

/** Composes a sentence of the known facts; '' if nothing but the place is known. */
const factsOverview = (facts: {
  employmentType: string;
  remote: boolean;
  level: string;
  location: string;
}): string => {
  const isSaid = saysRemote('', facts.location);
  const kinds = [
    facts.employmentType,
    facts.remote && !isSaid ? 'remote' : '',
    levelText(facts.level),
  ].filter(Boolean);
  if (kinds.length === 0) return '';
  const kind = kinds.join(', ');
  const sentence = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  if (facts.location === '') return `${sentence}.`;
  return isSaid ? `${sentence}. ${facts.location}.` : `${sentence} in ${facts.location}.`;
};

/** Returns the row's key and, derived from the same hash, a number in [0, 1). */
const keyOf = (row: Row): { importKey: string; fraction: number } => {
  const entries = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest();
  return { importKey: hash.toString('base64url'), fraction: hash.readUInt32BE(0) / 2 ** 32 };
};
