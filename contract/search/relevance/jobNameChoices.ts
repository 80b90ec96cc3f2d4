import type { Term } from '../queryTerms';
import { singularOf } from '../wordFamilies';
import { isGeneralRole, isRole } from './roles';

/** A job's name has at most this many words. */
export const maxNameWords = 4;

/**
 * Words that say little by themselves. Next to an "or", they share the other words of the name
 * ("administrative or executive assistant", "sales associate or lead").
 */
const sharing: ReadonlySet<string> = new Set(
  `advocate apprentice assistant associate chief crew developer executive helper intern journeyman junior lead leader master rep
  representative senior staff temp trainee trainer worker writer designer`.split(/\s+/),
);
/** Whether one word is a complete job name, like "nurse". */
const isWholeName = (word: string): boolean =>
  isRole(word) && !isGeneralRole(word) && !sharing.has(word);

/** Fields of work that are searched by their names, without a role. */
const fields: ReadonlySet<string> = new Set([
  ...['customer service', 'data entry', 'human resources', 'accounts payable', 'real estate'],
  ...['accounts receivable', 'food service', 'quality control', 'social work', 'guest services'],
]);
/** Licenses, either of which a job accepts: "RN or LPN case manager". */
const nurses: ReadonlySet<string> = new Set('rn lpn lvn cna aprn np pa emt'.split(' '));

/** Splits terms at each "or". */
const splitAtOr = (terms: readonly Term[]): Term[][] => {
  const names: Term[][] = [];
  for (const term of terms) {
    const last = names.at(-1);
    if (last && !term.joined) last.push(term);
    else names.push([term]);
  }
  return names;
};
const isJobName = (name: readonly Term[]): boolean => {
  const last = singularOf(name.at(-1)?.words ?? '');
  if (name.length === 1) return isWholeName(last);
  const isField = fields.has(name.map(({ words }) => words).join(' '));
  return name.length <= maxNameWords && (isField || isRole(last));
};
/** Whether two licenses are the alternatives, which share the other words. */
const areLicenses = (names: readonly (readonly Term[])[]): boolean =>
  names.every(
    (name, at) =>
      at === 0 ||
      (nurses.has(name[0]?.words ?? '') && nurses.has(names[at - 1]?.at(-1)?.words ?? '')),
  );
/** More names joined by "or" must be a list of something else. */
const maxNames = 4;

/**
 * Splits a query that consists of job names joined by "or", at least one of them of several words.
 * Returns `null` if it doesn't.
 */
export const jobNameChoices = (terms: readonly Term[]): Term[][] | null => {
  if (terms.some(({ quoted, negated }) => quoted || negated)) return null;
  const names = splitAtOr(terms);
  const areNames = names.length > 1 && names.length <= maxNames && names.every(isJobName);
  return areNames && !areLicenses(names) && terms.length > names.length ? names : null;
};
