/** The style of a run of text. */
export type Style = { bold: boolean; italic: boolean; href?: string | undefined };
export type Run = Style & { text: string };

const isSame = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** Adds text to a line's runs; merges adjacent runs of the same style, and blanks into any. */
export const addRun = (runs: Run[], text: string, style: Style): void => {
  const last = runs.at(-1);
  if (last && (text.trim() === '' || isSame(last, style))) last.text += text;
  else runs.push({ ...style, text });
};

const marksOf = ({ bold, italic }: Style): string => `${bold ? '**' : ''}${italic ? '*' : ''}`;

/**
 * A mark between punctuation and a letter isn't read as one. The Markdown reader sees surrogate
 * halves separately, so these are treated as the worse case.
 */
const isPunctuation = (unit: string): boolean => /^[\p{P}\p{S}]$/u.test(unit);
const isHalf = (unit: string): boolean => /^[\ud800-\udfff]$/.test(unit);
const holdsMark = (inner: string): boolean => !isPunctuation(inner) && !isHalf(inner);
const breaksMark = (inner: string, outer: string): boolean =>
  !holdsMark(inner) && !isPunctuation(outer);

/** Whether two adjacent runs would be misread without a blank between them. */
const needBlank = (before: Run, after: Run): boolean => {
  if (before.href !== undefined || after.href !== undefined) return false;
  const [left, right] = [marksOf(before), marksOf(after)];
  if (left !== '' && right !== '') return true;
  const [last, first] = [before.text.slice(-1), after.text.slice(0, 1)];
  return left === '' ? breaksMark(first, last) : breaksMark(last, first);
};

const written = (run: Run): string => {
  const marks = marksOf(run);
  const words = `${marks}${run.text}${marks}`;
  return run.href === undefined ? words : `[${words}](${run.href})`;
};

/**
 * Writes runs, whose texts are escaped already, as a line of Markdown. Puts marks around words only
 * (the mark in "**Pay: **" would not be read) and never nests them; adds blanks between marks if
 * needed.
 */
export const inlineMarkdown = (runs: readonly Run[]): string => {
  let line = '';
  let before: Run | undefined;
  let isApart = false;
  for (const run of runs) {
    const text = run.text.trim();
    isApart ||= /^\s/.test(run.text);
    if (text === '') continue;
    const after = { ...run, text };
    if (before && (isApart || needBlank(before, after))) line += ' ';
    line += written(after);
    before = after;
    isApart = /\s$/.test(run.text);
  }
  return line;
};
