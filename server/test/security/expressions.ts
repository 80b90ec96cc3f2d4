import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression in the source, and its location. */
export type Expression = { place: string; expression: RegExp };

const sourceFiles = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:test|generated|node_modules)$/.test(entry.name) ? [] : sourceFiles(full);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [full] : [];
  });

const toRegExp = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
};

/**
 * Matches a slash that may start a regular expression: first on its line, or after a comment, a
 * keyword or an operator. Files without one need no syntax tree, which takes the most time.
 */
const maybeLiteral =
  /(?:^|\*\/|[^\w\s"'`$.\]<*/}@]|\b(?:await|case|default|delete|do|else|in|instanceof|new|of|return|throw|typeof|void|yield))[^\S\n]*\/(?![/*]|>$)/m;

/** Returns every regular expression literal in the files of these folders. */
export const literalExpressions = (root: string, folders: readonly string[]): Expression[] =>
  folders
    .flatMap((folder) => sourceFiles(path.join(root, folder)))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      if (!maybeLiteral.test(text)) return [];
      const source = ts.createSourceFile(
        file,
        text,
        {
          languageVersion: ts.ScriptTarget.Latest,
          jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
        },
        false,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      );
      const found: Expression[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
          found.push({
            place: `${path.relative(root, file)}:${line + 1}`,
            expression: toRegExp(node.text),
          });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });

/** Returns the expressions that these modules build while they are loaded. */
export const builtExpressions = async (
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Expression[]> => {
  const found: Expression[] = [];
  const original = globalThis.RegExp;
  try {
    for (const [place, load] of Object.entries(modules)) {
      globalThis.RegExp = new Proxy(original, {
        construct(target, args: [string, string?]) {
          const expression = new target(...args);
          found.push({ place, expression });
          return expression;
        },
      });
      await load();
    }
  } finally {
    globalThis.RegExp = original;
  }
  return found;
};

/** The characters that most expressions consist of. */
const characters = `a1 .-@\n(A/,!<&%=:"'$+_é\u00a0)]};#?`.split('');
const mixed = 'a1 .-@\n('.split('');
/** Characters that may follow a word of an expression and keep it searching. */
const signs = ' .-@/:'.split('');
const signPairs = signs.flatMap((one) => signs.map((other) => one + other));

/**
 * Many kinds of characters, so that hardly any character class matches up to the end of the text.
 */
const otherEnd = '\u0000 ,;"/<@\n\u0000x';

/** Returns the words in an expression's source, which a text that triggers it would contain. */
const wordsIn = ({ source }: RegExp): string[] =>
  [
    ...new Set(
      source
        .replaceAll(/\\[pP]\{[^}]*\}|\\./g, ' ')
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 1),
    ),
  ].slice(0, 8);

/** An expression without unbounded repetition can't match longer texts than this. */
const longestMatch = 1000;
/**
 * Whether a match may be long. Otherwise matching takes constant time per position, and so linear
 * time in total.
 */
const matchesMuch = ({ source }: RegExp): boolean => {
  const plain = source.replaceAll(/\\./g, '');
  const most = [...plain.matchAll(/\{(?:\d+,)?(\d+)\}/g)].reduce(
    (product, [, bound]) => product * Math.max(1, Number(bound)),
    plain.length,
  );
  return /[*+]|\{\d+,\}/.test(plain) || most > longestMatch;
};
const looksAround = ({ source }: RegExp): boolean => /\(\?<?[=!]/.test(source);

/** Returns texts that make a careless expression slow: prefixes and repeated parts. */
const attacksOn = (expression: RegExp): { before: string; repeated: string; after: string }[] => {
  const words = wordsIn(expression);
  const parts = [...mixed, ...words.flatMap((word) => [word, `${word} `])];
  const repeated = [
    ...characters,
    ...words,
    ...mixed.flatMap((one) => parts.flatMap((other) => (one === other ? [] : [one + other]))),
    ...words.flatMap((one) => [`${one} `, `${one} 1`, `${one} a `]),
    // a lookahead may read to the end at every word
    ...(looksAround(expression) ? words.slice(0, 4) : []).flatMap((word) =>
      signPairs.map((pair) => word + pair),
    ),
  ];
  return [
    ...repeated.map((each) => ({ before: '', repeated: each, after: '' })),
    ...characters.flatMap((each) => [
      { before: '', repeated: each, after: otherEnd },
      // an expression anchored at the start doesn't match here
      { before: '\u0000x', repeated: each, after: otherEnd },
    ]),
    ...words.slice(0, 4).flatMap((word) =>
      'a1 .-'.split('').flatMap((each) => [
        { before: word, repeated: each, after: '\u0000' },
        { before: `${word} `, repeated: `${each} `, after: '\u0000' },
      ]),
    ),
  ];
};

/** Processor time of this process in milliseconds, independent of other load. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/**
 * Wall-clock time in milliseconds: much cheaper to read, and never less than the processor time.
 */
const clockTime = (): number => performance.now();

/** Returns the milliseconds that all matches in the text take, the best of several tries. */
const timeOf = (
  expression: RegExp,
  text: string,
  { rounds, time }: { rounds: number; time: () => number },
): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const began = time();
    text.replace(expression, '');
    best = Math.min(best, time() - began);
  }
  return best;
};

/**
 * What looks slow is measured this often and the best time counts, because other processes may have
 * evicted the processor's caches.
 */
const tries = 5;
const [tiny, small, large, largest] = [250, 2_000, 16_000, 32_000];
/** Below this time in milliseconds, a text of that length isn't an attack. */
const noticeable = 15;
/** Above this time in milliseconds, one more try is accurate enough. */
const long = 100;
/**
 * Per-character time in milliseconds that an expression exceeds if it looks back at all of the
 * small text: it takes a step for each pair of characters.
 */
const pairwise = 0.02;
/**
 * The large text is eight times as long, the largest twice that. A linear expression takes about
 * eight and two times as long, a quadratic one 64 and four times; both ratios must exceed their
 * limit, because other load can distort one of them.
 */
const maxRatio = 24;
const maxNextRatio = 3;
/**
 * An expression that takes this many milliseconds for the small text, and this many times longer
 * than for an eighth of it, needs no test with longer texts, which would take hundreds of times as
 * long. Other expressions are measured with the longer texts, too.
 */
const certain = 2;
const certainRatio = 40;
/**
 * Lengths at which growth of a higher power already shows, but before it takes forever; and the
 * milliseconds that no linear or quadratic expression takes.
 */
const short = [
  [20, 4],
  [24, 4],
  [400, 6],
  [small, 25],
] as const;

/**
 * Returns a text for which the expression takes more than linear time; `undefined` if none was
 * found. Compares ratios of times, so that the machine's speed doesn't matter. The clock alone
 * clears nearly all texts: processor time is never more than wall-clock time.
 */
export const growthOf = (given: RegExp): string | undefined => {
  const expression = new RegExp(given.source, `${given.flags.replaceAll(/[gy]/g, '')}g`);
  const isLong = matchesMuch(expression);
  for (const { before, repeated, after } of attacksOn(expression)) {
    const name = `${JSON.stringify(before)} + ${JSON.stringify(repeated)} × n + ${JSON.stringify(after)}`;
    const text = (length: number) =>
      before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
    const clock = (length: number) =>
      timeOf(expression, text(length), { rounds: 1, time: clockTime });
    const time = (length: number, rounds: number) =>
      timeOf(expression, text(length), { rounds, time: processorTime });
    let seen = 0;
    for (const [length, most] of short) {
      seen = clock(length);
      if (seen > most && time(length, tries) > most)
        return `${name}: more than ${most} ms for a text of ${length}`;
    }
    if (!isLong || seen < pairwise) continue;
    if (seen > certain) {
      const slow = time(small, tries);
      const ratio = slow / Math.max(0.01, time(tiny, tries));
      if (slow > certain && ratio > certainRatio && time(2 * small, tries) > maxNextRatio * slow)
        return `${name}: ${slow.toFixed(1)} ms, ${Math.round(ratio)} times as long for 8 times the text`;
    }
    if (clock(large) < noticeable) continue;
    const first = time(large, 1);
    if (first < noticeable) continue;
    const rounds = first > long ? 1 : tries;
    const slow = Math.min(first, time(large, rounds));
    const ratio = slow / Math.max(0.01, time(small, tries));
    if (slow >= noticeable && ratio > maxRatio && time(largest, rounds) > maxNextRatio * slow)
      return `${name}: ${Math.round(slow)} ms, ${Math.round(ratio)} times as long for 8 times the text`;
  }
  return undefined;
};
