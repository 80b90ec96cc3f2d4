/** How a part of a line is shown. */
export type Style = { bold: boolean; italic: boolean; href?: string | undefined };
export type Run = Style & { text: string };

const isSame = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** Adds text to a line's runs; neighbors of one style are one run, and blanks are of any. */
export const addRun = (runs: Run[], text: string, style: Style): void => {
  const last = runs.at(-1);
  if (last && (text.trim() === '' || isSame(last, style))) last.text += text;
  else runs.push({ ...style, text });
};

const marksOf = ({ bold, italic }: Style): string => `${bold ? '**' : ''}${italic ? '*' : ''}`;

/**
 * Marks next to punctuation are none if a letter is on their other side. The reader of Markdown sees
 * halves of characters that take two units, so those count as whatever is worse.
 */
const isPunctuation = (unit: string): boolean => /^[\p{P}\p{S}]$/u.test(unit);
const isHalf = (unit: string): boolean => /^[\ud800-\udfff]$/.test(unit);
const holdsMark = (inner: string): boolean => !isPunctuation(inner) && !isHalf(inner);
const breaksMark = (inner: string, outer: string): boolean =>
  !holdsMark(inner) && !isPunctuation(outer);

/** Whether two runs with nothing between them would be read as something else. */
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
 * A line of runs, whose texts are escaped already, as Markdown. Marks are around words alone
 * ("**Pay: **" would be none) and never within each other; where they need a blank there is one.
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
