import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression of the source, and where it is. */
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
 * A slash where an expression may begin: first on its line, after a comment, a keyword or a sign
 * that ends no value. A text without one needs no syntax tree, which is what takes the most time.
 */
const maybeLiteral =
  /(?:^|\*\/|[^\w\s"'`$.\]<*/}@]|\b(?:await|case|default|delete|do|else|in|instanceof|new|of|return|throw|typeof|void|yield))[^\S\n]*\/(?![/*]|>$)/m;

/** Every regular expression that is written as one in the files of these folders. */
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

/** The expressions that these modules put together while they are loaded. */
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

/** What most expressions are made of. */
const characters = `a1 .-@\n(A/,!<&%=:"'$+_é\u00a0)]};#?`.split('');
const mixed = 'a1 .-@\n('.split('');
/** What may follow a word of an expression and keep it looking for the rest. */
const signs = ' .-@/:'.split('');
const signPairs = signs.flatMap((one) => signs.map((other) => one + other));

/** Of many kinds, so that hardly any set of characters reaches to the end of the text. */
const otherEnd = '\u0000 ,;"/<@\n\u0000x';

/** Words that an expression looks for, as a text that leads it on would have them. */
const wordsIn = ({ source }: RegExp): string[] =>
  [
    ...new Set(
      source
        .replaceAll(/\\[pP]\{[^}]*\}|\\./g, ' ')
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 1),
    ),
  ].slice(0, 8);

/** What is longer can't match an expression that repeats nothing more often than it says. */
const longestMatch = 1000;
/**
 * Whether a match of it may be long. Otherwise it takes the same time at each place of a text, and
 * so only proportionally longer for a longer one.
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

/** Texts that a careless expression takes ever longer for: beginnings and what is repeated. */
const attacksOn = (expression: RegExp): { before: string; repeated: string; after: string }[] => {
  const words = wordsIn(expression);
  const parts = [...mixed, ...words.flatMap((word) => [word, `${word} `])];
  const repeated = [
    ...characters,
    ...words,
    ...mixed.flatMap((one) => parts.flatMap((other) => (one === other ? [] : [one + other]))),
    ...words.flatMap((one) => [`${one} `, `${one} 1`, `${one} a `]),
    // what looks ahead may read on to the end at every word
    ...(looksAround(expression) ? words.slice(0, 4) : []).flatMap((word) =>
      signPairs.map((pair) => word + pair),
    ),
  ];
  return [
    ...repeated.map((each) => ({ before: '', repeated: each, after: '' })),
    ...characters.flatMap((each) => [
      { before: '', repeated: each, after: otherEnd },
      // what is anchored at the beginning doesn't match here
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

/** In milliseconds, of this process: what else the machine does isn't in it. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Milliseconds on the clock, which is many times cheaper to ask and never says less. */
const clockTime = (): number => performance.now();

/** Milliseconds that all matches in the text take, the best of some tries. */
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
 * What looks slow is measured so often, and the best counts: others may have used the processor's
 * caches meanwhile.
 */
const tries = 5;
const [tiny, small, large, largest] = [250, 2_000, 16_000, 32_000];
/** Below this a text of that length is no attack, in milliseconds. */
const noticeable = 15;
/** What takes longer than this, in milliseconds, is measured well enough by one more try. */
const long = 100;
/**
 * What looks back at all of the text it has read takes longer than this, in milliseconds, for the
 * small text already: it makes a step for each pair of its characters.
 */
const pairwise = 0.02;
/**
 * The large text is eight times as long, the largest twice that. A linear expression takes
 * about eight and two times as long, a quadratic one 64 and four times; both have to say so, since
 * what else the machine does can change one of them.
 */
const maxRatio = 24;
const maxNextRatio = 3;
/**
 * What takes this long for the small text, in milliseconds, and so much longer than for an eighth of
 * it, needs no longer ones, which would take it hundreds of times as long. What doesn't say so is
 * measured by them all the same.
 */
const certain = 2;
const certainRatio = 40;
/**
 * Lengths at which what grows by higher powers is known already, and would take for ever a little
 * later; and the milliseconds that nothing linear or quadratic takes.
 */
const short = [
  [20, 4],
  [24, 4],
  [400, 6],
  [small, 25],
] as const;

/**
 * A text that the expression takes more than proportionally longer for the longer it is; undefined
 * where none was found. Ratios of times, so that a slow machine changes nothing. Nearly all texts
 * are done with by the clock: what is quick even on it took no longer of the processor.
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
