import { useLocation } from 'react-router-dom';
import { isRecord } from '@contract/isRecord';

/** Where on the site a job seeker found a job (the contract's ApplicationSource). */
const sources = ['search', 'home', 'category', 'similar', 'company', 'link'] as const;
export type Source = (typeof sources)[number];

/** Returns the router state of a link to a job, from which an application takes its source. */
export const sourceState = (source: Source): { source: Source } => ({ source });

/** Returns the source in the router's state, which may be anything; "link" by default. */
const readSource = (state: unknown): Source => {
  const given = isRecord(state) ? state['source'] : undefined;
  return sources.find((each) => each === given) ?? 'link';
};

/** Returns the source in the current page's router state. */
export const useSource = (): Source => readSource(useLocation().state);
