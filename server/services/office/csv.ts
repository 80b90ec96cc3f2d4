import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Cells that spreadsheets interpret as formulas, including a phone number's "+1", and in some
 * languages full-width characters.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same after separators that end a cell in other locales. */
const laterFormula = /([;\t]\s{0,9})(?=[=+\-@＝＋－＠])/g;

const cell = (text: string): string => {
  const harmless = (formula.test(text) ? `'${text}` : text).replaceAll(laterFormula, "$1'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Formats one line of CSV (RFC 4180), including the line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Streams a table as CSV in UTF-8 with a byte order mark (for spreadsheets): 60,000 rows take no
 * more memory than one batch. An error before the first batch is answered as usual; later ones
 * destroy the socket, so that a partial table can't be mistaken for a whole one.
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
