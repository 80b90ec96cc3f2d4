import { useListAddress } from '@/ui/table/useListAddress';

export const savedSorts = ['newest', 'oldest', 'ending', 'pay', 'title'] as const;
export type SavedSort = (typeof savedSorts)[number];
export const savedStates = ['open', 'ended'] as const;
/** In characters: the maximum that our host accepts. */
export const maxSearchLength = 200;

/** Returns the search of the saved jobs, which is in the URL. */
export const useSavedSearch = () =>
  useListAddress({ states: savedStates, sorts: savedSorts, maxLength: maxSearchLength });
export type SavedSearch = ReturnType<typeof useSavedSearch>;
