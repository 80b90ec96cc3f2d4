import { linesOf } from '../../../import/lines';
import { importFields } from '../../../import/mapping';
import { recordsOf, type Row } from '../../../import/records';
import { placeText } from '../places';
import {
  rowsRead,
  SourceError,
  tableFields,
  type Source,
  type SourceRow,
  type TableField,
  type TableMapping,
} from '../sourceRow';
import { encodingOf } from '../text/encoding';
import { looksLikeHtml } from '../text/htmlMarkdown';

/** Other common names of our fields, in lower-case letters and digits only. */
const otherNames: Partial<Record<TableField, readonly string[]>> = {
  jobtitle: ['title', 'position', 'role', 'job', 'jobname', 'positiontitle'],
  companyname: ['company', 'employer', 'organization', 'organisation', 'hiringcompany'],
  location: [
    ...['place', 'joblocation', 'citystate', 'office', 'city', 'jobcity', 'town'],
    'addresslocality',
  ],
  description: ['jobdescription', 'desc', 'details', 'text', 'body', 'content'],
  joboverview: ['overview', 'summary'],
  employementtype: ['employmenttype', 'jobtype', 'type', 'contract', 'worktype', 'commitment'],
  categoryName: ['category', 'jobcategory'],
  functions: ['department', 'function', 'team'],
  salary: ['pay', 'compensation', 'payrange', 'salaryrange', 'wage'],
  salarymin: ['minsalary', 'paymin', 'minpay', 'salaryfrom', 'payfrom'],
  salarymax: ['maxsalary', 'paymax', 'maxpay', 'salaryto', 'payto'],
  payperiod: ['per', 'salaryperiod', 'payinterval', 'salaryunit', 'period'],
  numberofvacancies: ['vacancies', 'openings', 'headcount'],
  degreerequired: ['degree', 'education'],
  remote: ['workplace', 'workplacetype', 'remotetype'],
  state: ['province', 'stateprovince', 'stateorprovince', 'jobstate', 'addressregion'],
  zip: ['zipcode', 'postalcode', 'postcode', 'jobzip'],
  country: ['countrycode', 'jobcountry', 'addresscountry'],
  applyUrl: ['url', 'link', 'applyurl', 'applylink', 'applicationurl', 'joburl', 'applicationlink'],
  key: ['id', 'jobid', 'reference', 'referencenumber', 'requisitionid', 'reqid', 'externalid'],
  validThrough: ['expires', 'expirationdate', 'closingdate', 'deadline', 'enddate'],
};
/** Real tables of postings have some dozens. */
const maxColumns = 1000;
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Guesses which column holds which field from the header. */
const guessMapping = (columns: readonly string[]): TableMapping => {
  const taken = new Set<string>();
  const mapping: TableMapping = {};
  const named = columns.map((column) => ({ column, name: plain(column) }));
  for (const field of tableFields) {
    const names = [field.toLowerCase(), ...(otherNames[field] ?? [])];
    const found = names
      .map((name) => named.find((each) => each.name === name && !taken.has(each.column)))
      .find((each) => each !== undefined);
    if (found === undefined) continue;
    mapping[field] = found.column;
    taken.add(found.column);
  }
  return mapping;
};

const rowOf = (row: Row, mapping: TableMapping): SourceRow => {
  const field = (name: TableField): string => {
    const column = mapping[name];
    return column !== undefined && Object.hasOwn(row, column) ? (row[column] ?? '') : '';
  };
  const fields = Object.fromEntries(importFields.map((name) => [name, field(name)]));
  const { description = '', ...texts } = fields;
  const [city, state, zip, country] = (['location', 'state', 'zip', 'country'] as const).map(field);
  const others = {
    ...texts,
    location: placeText({ city, state, zip, country }),
  };
  return {
    key: field('key').trim(),
    applyUrl: field('applyUrl').trim(),
    validThrough: field('validThrough').trim(),
    ...(looksLikeHtml(description)
      ? { html: description, fields: others }
      : { fields: { ...others, description } }),
  };
};

/**
 * Reads a CSV table (or JSON lines), detecting delimiter and encoding. `wanted` maps fields to
 * columns; guessed from the header if absent. Throws a SourceError.
 */
export const readTable = async (
  bytes: Uint8Array,
  charset?: string,
  wanted?: TableMapping,
): Promise<Source> => {
  const chunks = async function* () {
    yield bytes;
  };
  const records = await recordsOf(linesOf(chunks(), encodingOf(bytes, charset))).catch(() => {
    throw new SourceError('format');
  });
  if (records.columns.length > maxColumns) throw new SourceError('format');
  const mapping = wanted ?? guessMapping(records.columns);
  const rows: SourceRow[] = [];
  for await (const reading of records.readings) {
    if (rows.length >= rowsRead) break;
    rows.push('row' in reading ? rowOf(reading.row, mapping) : { skipped: 'broken' });
  }
  return { rows, columns: records.columns, mapping };
};
