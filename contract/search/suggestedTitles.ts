import { roleKeyOf, type TitleRole } from './titleRoles';

type Suggested = { text: string; count: number };

export const maxSuggestions = 10;
/** Titles leave room for this many companies, however few jobs these have. */
const minCompanies = 3;

const mostJobsFirst = (a: Suggested, b: Suggested): number => b.count - a.count;

/**
 * Merges roles with the titles that belong to none of the found roles, most jobs first. `found`:
 * all matching roles, `roles`: the first of them as suggestions.
 */
export const rolesAndTitles = <Each extends Suggested>(
  found: readonly TitleRole[],
  roles: readonly Each[],
  titles: readonly Each[],
): Each[] => {
  const covered = new Set(found.map(({ key }) => key));
  return [...roles, ...titles.filter(({ text }) => !covered.has(roleKeyOf(text)))]
    .toSorted(mostJobsFirst)
    .slice(0, maxSuggestions);
};

/** Merges titles and companies, leaving room for both, most jobs first. */
export const titlesAndCompanies = <Each extends Suggested>(
  titles: readonly Each[],
  companies: readonly Each[],
): Each[] => {
  const room = maxSuggestions - Math.min(companies.length, minCompanies);
  return [
    ...titles.slice(0, room),
    ...companies.slice(0, maxSuggestions - Math.min(titles.length, room)),
  ].toSorted(mostJobsFirst);
};
