import { titleParts } from './relevance/titleParts';
import { tokenize } from './tokenize';
import { singularOf } from './wordFamilies';

/**
 * A role: the job's name without whatever else its title says. "Registered Nurse - ICU" and
 * "Registered Nurses needed!" are the same role.
 */
export type TitleRole = {
  key: string;
  /** The spelling most used by titles that consist of the role alone. */
  text: string;
  /** Number of live jobs whose titles contain it, as of the last count. */
  jobs: number;
};
export type TitleRoles = {
  /** Sorted by number of jobs, most first. */
  all: readonly TitleRole[];
  /** Returns the roles that have a word starting with each typed word. */
  withPrefixes: (typed: string) => readonly TitleRole[];
};

export const noRoles: TitleRoles = { all: [], withPrefixes: () => [] };

/** A name that only one job has isn't a role. */
const minJobs = 2;
/** More than there are trades: the roles beyond it have few jobs. */
const maxRoles = 20_000;

const keyOf = (name: readonly string[]): string => name.map(singularOf).join(' ');
const nameOf = (title: string): readonly string[] => {
  const { tokens, core } = titleParts(title);
  return tokens.slice(core.from, core.to);
};
/**
 * Returns the key of a title's role, the same for singular and plural; '' if the title contains no
 * role.
 */
export const roleKeyOf = (title: string): string => keyOf(nameOf(title));

const capitalized = (token: string): string =>
  token === 'it#' ? 'IT' : token.charAt(0).toUpperCase() + token.slice(1);

type Group = TitleRole & {
  /** How many jobs have exactly `text` as their title; 0 if the text was generated. */
  written: number;
};

/** Creates a builder that groups titles into roles; titles are added one by one. */
export const makeRoles = () => {
  const groups = new Map<string, Group>();
  return {
    add: ({ said, jobs }: { said: string; jobs: number }): void => {
      const { tokens, core } = titleParts(said);
      const name = tokens.slice(core.from, core.to);
      const key = keyOf(name);
      if (key === '') return;
      const isNameAlone =
        name.length === tokens.length && !/[^\p{L}\p{M}\p{N}\s'’&/+#.-]/u.test(said);
      const group = groups.get(key) ?? {
        key,
        text: name.map(capitalized).join(' '),
        jobs: 0,
        written: 0,
      };
      group.jobs += jobs;
      if (isNameAlone && jobs > group.written) Object.assign(group, { text: said, written: jobs });
      groups.set(key, group);
    },
    done: (): TitleRoles => {
      const all = [...groups.values()]
        .filter(({ jobs }) => jobs >= minJobs)
        .toSorted((a, b) => b.jobs - a.jobs || (a.key < b.key ? -1 : 1))
        .slice(0, maxRoles)
        .map(({ key, text, jobs }): TitleRole => ({ key, text, jobs }));
      const said = all.map(({ key, text }) => ` ${key} ${tokenize(text).join(' ')}`);
      return {
        all,
        withPrefixes: (typed) => {
          const words = tokenize(typed).map((word) => ` ${word}`);
          if (words.length === 0) return [];
          return all.filter((_, at) => words.every((word) => said[at]?.includes(word)));
        },
      };
    },
  };
};
