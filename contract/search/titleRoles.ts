import { titleParts } from './relevance/titleParts';
import { tokenize } from './tokenize';
import { singularOf } from './wordFamilies';

/**
 * A role: what titles call the job, whatever else they say. "Registered Nurse - ICU" and "Registered
 * Nurses needed!" are one.
 */
export type TitleRole = {
  key: string;
  /** As most titles that say nothing else write it. */
  text: string;
  /** Live jobs whose titles say it, as of the last count. */
  jobs: number;
};
export type TitleRoles = {
  /** Those with most jobs first. */
  all: readonly TitleRole[];
  /** Roles of which each word begins a word. */
  beginningWith: (typed: string) => readonly TitleRole[];
};

export const noRoles: TitleRoles = { all: [], beginningWith: () => [] };

/** What one job alone is called is a title and no role. */
const minJobs = 2;
/** More than there are trades: what is left out has few jobs. */
const maxRoles = 20_000;

const keyOf = (name: readonly string[]): string => name.map(singularOf).join(' ');
const nameOf = (title: string): readonly string[] => {
  const { tokens, core } = titleParts(title);
  return tokens.slice(core.from, core.to);
};
/** What makes titles those of one role: their names, whatever the number; '' where they name none. */
export const roleKeyOf = (title: string): string => keyOf(nameOf(title));

const capitalized = (token: string): string =>
  token === 'it#' ? 'IT' : token.charAt(0).toUpperCase() + token.slice(1);

type Group = TitleRole & {
  /** How many jobs have the title that is its text; 0 for one of our own making. */
  written: number;
};

/** Groups titles to roles, some at a time. */
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
        beginningWith: (typed) => {
          const words = tokenize(typed).map((word) => ` ${word}`);
          if (words.length === 0) return [];
          return all.filter((_, at) => words.every((word) => said[at]?.includes(word)));
        },
      };
    },
  };
};
