import { placeText } from '../places';
import { rowsRead, SourceError, type SourceRow } from '../sourceRow';
import { readMarkup } from '../text/markup';
import { fieldCollector, type XmlField } from './xmlField';

const rowOf = (job: ReadonlyMap<string, XmlField>): SourceRow => {
  const field = (name: string): string => (job.get(name)?.text ?? '').trim();
  const description = job.get('description');
  const [city, state, country] = [field('city'), field('state'), field('country')];
  return {
    key: field('referencenumber') || field('requisitionid') || field('url'),
    applyUrl: field('url'),
    html: description?.hasElements === true ? description.html : field('description'),
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
 * Parses the jobs of an XML feed in Indeed's format, which our own feeds use too. Streamed; knows
 * only XML's five predefined entities, so nothing in the feed can expand. Throws a SourceError.
 */
export const readIndeed = (text: string): SourceRow[] => {
  const rows: SourceRow[] = [];
  let root: string | undefined;
  let job: Map<string, XmlField> | undefined;
  let field: ReturnType<typeof fieldCollector> | undefined;
  /** Number of open elements within the field. */
  let depth = 0;
  const { isRead, isClosed } = readMarkup(
    text,
    {
      onopentag: (tag, attributes) => {
        root ??= tag;
        if (field) {
          depth += 1;
          field.open(tag, attributes);
        } else if (job) {
          field = fieldCollector();
          job.set(tag, field.field);
        } else if (tag === 'job') job = new Map();
      },
      ontext: (part) => field?.text(part),
      onclosetag: (tag, isImplied) => {
        if (field && depth > 0) {
          depth -= 1;
          field.close(tag);
        } else if (field) field = undefined;
        else if (tag === 'job' && job) {
          // implicitly closed by another element's end: the job is incomplete
          if (rows.length < rowsRead) rows.push(isImplied ? { skipped: 'broken' } : rowOf(job));
          job = undefined;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const isOther = root !== 'source' && root !== 'jobs' && rows.length === 0;
  // the rest of a truncated feed is unknown
  if (isOther || !isRead || !isClosed) throw new SourceError('format');
  return rows;
};
