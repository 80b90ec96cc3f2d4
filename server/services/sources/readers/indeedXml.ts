import { readMarkup } from './markup';
import { placeText } from './places';
import { rowsRead, SourceError, type SourceRow } from './sourceRow';

/** Characters of one element; what is longer is cut. */
const maxField = 200_000;

const rowOf = (job: Readonly<Record<string, string>>): SourceRow => {
  const field = (name: string): string =>
    (Object.hasOwn(job, name) ? (job[name] ?? '') : '').trim();
  const [city, state, country] = [field('city'), field('state'), field('country')];
  return {
    key: field('referencenumber') || field('requisitionid') || field('url'),
    applyUrl: field('url'),
    html: field('description'),
    validThrough: field('expirationdate'),
    fields: {
      jobtitle: field('title'),
      companyname: field('company'),
      location: placeText({ city, state, zip: field('postalcode') || field('zip'), country }),
      salary: field('salary'),
      employementtype: field('jobtype'),
      categoryName: field('category'),
      functions: field('category'),
      degreerequired: field('education'),
      experience: field('experience'),
      remote: field('remotetype'),
    },
  };
};

/**
 * The jobs of an XML feed as Indeed describes it, ours among them. Read as a stream that knows the
 * five entities of XML and no others, so nothing in it unfolds to more than it is.
 */
export const readIndeed = (text: string): SourceRow[] => {
  const rows: SourceRow[] = [];
  let root: string | undefined;
  let job: Record<string, string> | undefined;
  let field: string | undefined;
  const { isRead, isClosed } = readMarkup(
    text,
    {
      onopentag: (tag) => {
        root ??= tag;
        if (tag === 'job' && job === undefined) job = {};
        else if (job && field === undefined) {
          field = tag;
          job[tag] = '';
        }
      },
      ontext: (part) => {
        if (!job || field === undefined) return;
        const before = job[field] ?? '';
        if (before.length < maxField) job[field] = (before + part).slice(0, maxField);
      },
      onclosetag: (tag, isImplied) => {
        if (tag === field) field = undefined;
        else if (tag === 'job' && job) {
          // one that another element's end closes is half of a job
          if (rows.length < rowsRead) rows.push(isImplied ? { skipped: 'broken' } : rowOf(job));
          job = undefined;
          field = undefined;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const isOther = root !== 'source' && root !== 'jobs' && rows.length === 0;
  // of a feed that was cut off nobody knows what else is in it
  if (isOther || !isRead || !isClosed) throw new SourceError('format');
  return rows;
};
