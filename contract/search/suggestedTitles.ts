import { roleKeyOf, type TitleRole } from './titleRoles';

type Suggested = { text: string; count: number };

export const maxSuggestions = 10;
/** Titles leave room for so many companies, however few jobs these have. */
const minCompanies = 3;

const mostJobsFirst = (a: Suggested, b: Suggested): number => b.count - a.count;

/**
 * Roles, and titles for what is more than a role, or was counted to none. `found`: all roles that
 * may be meant, `roles` the first of them as suggestions.
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

/** Titles and companies, so that there is room for both. */
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
