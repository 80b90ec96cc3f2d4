import { filterWords, matchesWords } from '@/ui/table/matchesWords';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';
import { isEnded } from '../list/savedItem';
import type { SavedSearch, SavedSort } from '../list/useSavedSearch';
import type { DeviceJob } from './deviceJobs';

type Order = (one: DeviceJob, other: DeviceJob) => number;
const bySaved: Order = (one, other) => other.savedAt.localeCompare(one.savedAt);
const end = ({ job: { expiresAt } }: DeviceJob): number => Date.parse(expiresAt ?? '') || Infinity;
const pay = ({ job: { monthlysalary1 = 0, monthlysalary2 = 0 } }: DeviceJob): number =>
  Math.max(monthlysalary1, monthlysalary2);
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/**
 * Returns the compare function of a sort order, as in our host's `getSavedJobs`; `now` is in
 * milliseconds.
 */
const orderOf = (sort: SavedSort, now: number): Order => {
  const orders: Record<SavedSort, Order> = {
    newest: bySaved,
    oldest: (one, other) => bySaved(other, one),
    ending: (one, other) =>
      compare(Number(isEnded(one.job, now)), Number(isEnded(other.job, now))) ||
      compare(end(one), end(other)),
    pay: (one, other) => compare(pay(other), pay(one)),
    title: (one, other) => one.job.jobtitle.localeCompare(other.job.jobtitle),
  };
  const order = orders[sort];
  return (one, other) => order(one, other) || bySaved(one, other);
};

const hasWords = ({ job, note }: DeviceJob, words: readonly string[]): boolean => {
  const { jobtitle, companyname, location } = job;
  return matchesWords(
    caseFold([jobtitle, companyname, location, note].filter(Boolean).join(' ')),
    words,
  );
};

/** Returns a page of a device's list, selected like our host does for an account. */
export const selectSaved = (
  jobs: readonly DeviceJob[],
  { q, state, sort, page }: Pick<SavedSearch, 'q' | 'state' | 'sort' | 'page'>,
  now: number,
) => {
  const words = filterWords(q);
  const found = jobs.filter((entry) => words.length === 0 || hasWords(entry, words));
  const ended = found.filter(({ job }) => isEnded(job, now));
  const open = found.filter(({ job }) => !isEnded(job, now));
  const selected = { open, ended, all: found }[state ?? 'all'].toSorted(orderOf(sort, now));
  return {
    items: selected.slice((page - 1) * limits.pageSize, page * limits.pageSize),
    counts: { open: open.length, ended: ended.length },
  };
};
