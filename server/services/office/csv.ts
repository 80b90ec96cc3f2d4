import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * A spreadsheet takes a cell that begins like this for a formula, a phone's "+1" as well, and in
 * some languages the wide signs.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of RFC 4180, its end included. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Answers a table as CSV in UTF-8 with a byte order mark (spreadsheets ask for it), as its rows are
 * read: 60,000 of them take no more memory than a batch. A fault before the first batch is an
 * ordinary error; one in mid-stream destroys the socket: half a table must not look whole.
 */
export const sendCsv = async <Row>(
  reply: FastifyReply,
  name: string,
  columns: Readonly<Record<string, (row: Row) => string>>,
  batches: AsyncGenerator<Row[], void>,
): Promise<FastifyReply> => {
  const cells = Object.values(columns);
  const textOf = (rows: Row[]) =>
    rows.map((row) => csvLine(cells.map((read) => read(row)))).join('');
  const first = await batches.next();
  const text = async function* () {
    yield `\uFEFF${csvLine(Object.keys(columns))}${first.done ? '' : textOf(first.value)}`;
    for await (const rows of batches) yield textOf(rows);
  };
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(Readable.from(text(), { objectMode: false }));
};
