import { isRecord } from '@contract/isRecord';
import { delimiterOf, saidDelimiter, splitRecord } from './csv';
import { maxLineLength, type Line } from './lines';

/** A row by column name, with all values as text. */
export type Row = Record<string, string>;
/** A row, or the reason why it can't be read. */
type Reading = { row: Row } | { skipped: string };

/** A file's columns (from the header, or for JSON from the first rows) and its rows. */
type Records = { columns: string[]; readings: AsyncGenerator<Reading> };

const reasons = {
  tooLong: 'line too long',
  brokenJson: 'broken JSON',
  noObject: 'not a JSON object',
  brokenQuotes: 'broken quotes',
  wrongColumns: 'wrong number of columns',
} as const;

/**
 * Maximum lines of a quoted text; a longer one must be a stray quote, and only its first line is
 * skipped.
 */
const maxRecordLines = 2000;
/**
 * Once this many lines had to be read again because of stray quotes, quoted texts are limited to
 * fewer lines: otherwise a file full of stray quotes would take hours.
 */
const maxReadAgain = 50 * maxRecordLines;
const maxLinesOfMany = 20;

/**
 * Reads a file's rows, recognizing from its first line JSON objects (one per line) or a CSV table
 * with a header. Throws an Error with a readable message for anything else.
 */
export const recordsOf = async (lines: AsyncGenerator<Line>): Promise<Records> => {
  const begun = await nextLine(lines);
  const said = saidDelimiter(begun?.text ?? '');
  const first = said === undefined ? begun : await nextLine(lines);
  if (first === undefined) return { columns: [], readings: nothing() };
  if (first.text === null) throw new Error('its first line is too long to be a row or a header');
  const text = first.text.trim();
  if (text.startsWith('['))
    throw new Error('it is one JSON array; one JSON object a line is needed');
  if (text.startsWith('{')) {
    return jsonRecords(first, lines);
  }
  const delimiter = said ?? delimiterOf(first.text);
  // a tab at either end stands for a column without a name
  const header = delimiter === '\t' ? first.text : text;
  const columns = splitRecord(header, delimiter).fields.map((name) => name.trim());
  if (columns.length < 2) throw new Error('it is neither JSON lines nor CSV with a header');
  return { columns, readings: csvReadings(columns, delimiter, lines) };
};

const nextLine = async (lines: AsyncGenerator<Line>): Promise<Line | undefined> => {
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) return undefined;
    if (value.text === null || value.text.trim() !== '') return value;
  }
};

async function* nothing(): AsyncGenerator<Reading> {}

/** Converts a JSON value to text: arrays and objects as JSON, null and missing values as ''. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value);

const jsonReading = ({ text }: Line): Reading => {
  if (text === null) return { skipped: reasons.tooLong };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { skipped: reasons.brokenJson };
  }
  if (!isRecord(value)) return { skipped: reasons.noObject };
  return {
    row: Object.fromEntries(Object.entries(value).map(([name, field]) => [name, textOf(field)])),
  };
};

/** JSON rows omit missing fields, so the columns are collected from several rows. */
const sampledRows = 50;

const jsonRecords = async (first: Line, lines: AsyncGenerator<Line>): Promise<Records> => {
  const peeked: Reading[] = [];
  for (
    let line: Line | undefined = first;
    line !== undefined;
    line = peeked.length < sampledRows ? await nextLine(lines) : undefined
  ) {
    peeked.push(jsonReading(line));
  }
  const columns = new Set(
    peeked.flatMap((reading) => ('row' in reading ? Object.keys(reading.row) : [])),
  );
  return { columns: [...columns], readings: jsonReadings(peeked, lines) };
};

async function* jsonReadings(
  ahead: Reading[],
  lines: AsyncGenerator<Line>,
): AsyncGenerator<Reading> {
  yield* ahead;
  for (let line = await nextLine(lines); line !== undefined; line = await nextLine(lines))
    yield jsonReading(line);
}

async function* csvReadings(
  columns: string[],
  delimiter: string,
  lines: AsyncGenerator<Line>,
): AsyncGenerator<Reading> {
  // lines read ahead for a record that turned out not to be one
  let pushedBack: Line[] = [];
  let readAgain = 0;
  const next = async () => pushedBack.shift() ?? lineAfter(lines);
  for (let line = await next(); line !== undefined; line = await next()) {
    if (line.text === null) {
      yield { skipped: reasons.tooLong };
      continue;
    }
    if (line.text.trim() === '') continue;
    let record = splitRecord(line.text, delimiter);
    const more: Line[] = [];
    let { length } = line.text;
    const mostLines = readAgain < maxReadAgain ? maxRecordLines : maxLinesOfMany;
    while (record.state === 'open' && more.length < mostLines && length < maxLineLength) {
      const following = await next();
      if (following === undefined) break;
      more.push(following);
      if (following.text === null) break;
      length += following.text.length + 1;
      record = splitRecord(`\n${following.text}`, delimiter, record);
    }
    if (record.state !== 'whole') {
      pushedBack = [...more, ...pushedBack];
      readAgain += more.length;
    }
    yield record.state === 'whole'
      ? csvReading(columns, record.fields)
      : { skipped: reasons.brokenQuotes };
  }
}

const lineAfter = async (lines: AsyncGenerator<Line>): Promise<Line | undefined> => {
  const { value, done } = await lines.next();
  return done === true ? undefined : value;
};

const csvReading = (columns: string[], fields: string[]): Reading =>
  fields.length === columns.length
    ? { row: Object.fromEntries(columns.map((name, index) => [name, fields[index] ?? ''])) }
    : { skipped: reasons.wrongColumns };
