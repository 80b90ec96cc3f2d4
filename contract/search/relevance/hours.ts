import type { Clause } from '../parseQuery';
import { set } from '../reading/phrase';

/*
 * "hr" is an hour after a number and human resources anywhere else: titles are compared as if the
 * hour were spelled out.
 */

/** "$17/hr", "$30 - 35 an hr", "(17.30$/hr)" */
const paidHour = /(\d\+?\$? ?(?:\/ ?|per |an? )|\$ ?\d[\d.,]{0,9}\+? ?)hr(?![a-z])/gi;
/** Before these words, "hr" is human resources even after a number: "Level 4 HR Specialist". */
export const resourcesRoles =
  `manager generalist specialist coordinator assistant associate director partner business recruiter
  recruiting rep representative admin administrator intern internship analyst consultant advisor officer lead operations`.split(
    /\s+/,
  );
/** "12 hr shift", "36-hr": the length of a shift or week */
const workedHours = /(?<![\d$.,/])((?:[4-9]|[1-4]\d)[ -])hr(?![a-z])(?: ([a-z]+))?/gi;

/** Replaces each "hr" that means an hour with "hour". */
export const withHours = (title: string): string =>
  /hr/i.test(title)
    ? title
        .replaceAll(paidHour, '$1hour')
        .replaceAll(workedHours, (all: string, before: string, next?: string) =>
          resourcesRoles.includes(next?.toLowerCase() ?? '')
            ? all
            : `${before}hour${next ? ` ${next}` : ''}`,
        )
    : title;

const typedWords = (clause: Clause | undefined): string => clause?.any[0]?.words ?? '';

/** Whether "hr" in a query means an hour: "12 hr nurse". */
export const asksForHours = (clauses: readonly Clause[], at: number): boolean =>
  typedWords(clauses[at]) === 'hr' && /^\d{1,2}$/.test(typedWords(clauses[at - 1]));

/** Replaces "hr" with "hour" in clauses that mean an hour. */
export const withAskedHours = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const [typed] = clause.any;
    return typed && asksForHours(clauses, at)
      ? { ...clause, any: [{ ...typed, words: 'hour' }] }
      : clause;
  });

const beforePronoun = set(
  'where that which what if when while can do am should how because so but',
);
const afterPronoun = set(
  'am was have had can could will would should do did dont cant wont didnt want need like love get work live sit stand just never really also',
);
/** Whether "i" is the pronoun, as in "where i dont sit", and not a grade, as in "operator i". */
export const isAsker = (clauses: readonly Clause[], at: number): boolean =>
  typedWords(clauses[at]) === 'i' &&
  (beforePronoun.has(typedWords(clauses[at - 1])) ||
    afterPronoun.has(typedWords(clauses[at + 1]).replaceAll(/['’]/g, '')));
