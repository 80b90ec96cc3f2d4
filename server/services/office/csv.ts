import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Spreadsheets take a cell that begins like this for a formula, even a phone number's "+1", and in
 * some languages the full-width characters.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same behind what ends a cell for a spreadsheet with another country's settings. */
const laterFormula = /([;\t]\s{0,9})(?=[=+\-@＝＋－＠])/g;

const cell = (text: string): string => {
  const harmless = (formula.test(text) ? `'${text}` : text).replaceAll(laterFormula, "$1'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of RFC 4180, line break included. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Streams a table as CSV in UTF-8 with a byte order mark (for spreadsheets): 60,000 rows take no
 * more memory than a batch. An error before the first batch is an ordinary one; in mid-stream it
 * destroys the socket: half a table must not look whole.
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
