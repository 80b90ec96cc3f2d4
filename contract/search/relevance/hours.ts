import type { Clause } from '../parseQuery';
import { set } from '../reading/phrase';

/*
 * "hr" is an hour behind a figure and human resources anywhere else: titles are compared as if they
 * had written the hour out.
 */

/** "$17/hr", "$30 - 35 an hr", "(17.30$/hr)" */
const paidHour = /(\d\+?\$? ?(?:\/ ?|per |an? )|\$ ?\d[\d.,]{0,9}\+? ?)hr(?![a-z])/gi;
/** After "hr" these make it human resources, whatever number comes before: "Level 4 HR Specialist". */
export const resourcesRoles =
  `manager generalist specialist coordinator assistant associate director partner business recruiter
  recruiting rep representative admin administrator intern internship analyst consultant advisor officer lead operations`.split(
    /\s+/,
  );
/** "12 hr shift", "36-hr": as long as somebody works in a day or a week */
const workedHours = /(?<![\d$.,/])((?:[4-9]|[1-4]\d)[ -])hr(?![a-z])(?: ([a-z]+))?/gi;

/** The title with "hour" for each "hr" that is one. */
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

/** Whether "hr" of a query is an hour: that of "12 hr nurse". */
export const asksForHours = (clauses: readonly Clause[], at: number): boolean =>
  typedWords(clauses[at]) === 'hr' && /^\d{1,2}$/.test(typedWords(clauses[at - 1]));

/** Of a query, the clauses as they are compared: "hr" of "12 hr nurse" is an hour. */
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
/** Whether "i" is who asks, as in "where i dont sit", and not a grade, as in "operator i". */
export const isAsker = (clauses: readonly Clause[], at: number): boolean =>
  typedWords(clauses[at]) === 'i' &&
  (beforePronoun.has(typedWords(clauses[at - 1])) ||
    afterPronoun.has(typedWords(clauses[at + 1]).replaceAll(/['’]/g, '')));
