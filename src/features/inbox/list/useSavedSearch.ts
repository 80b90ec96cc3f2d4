import { useListAddress } from '@/ui/table/useListAddress';

export const savedSorts = ['newest', 'oldest', 'ending', 'pay', 'title'] as const;
export type SavedSort = (typeof savedSorts)[number];
export const savedStates = ['open', 'ended'] as const;
/** In characters: our own host takes no more. */
export const maxSearchLength = 200;

/** What the list of saved jobs shows. */
export const useSavedSearch = () =>
  useListAddress({ states: savedStates, sorts: savedSorts, maxLength: maxSearchLength });
export type SavedSearch = ReturnType<typeof useSavedSearch>;
