import { useLocation } from 'react-router-dom';
import { isRecord } from '@contract/isRecord';

/** Where on the site a job seeker found a job (the contract's ApplicationSource). */
const sources = ['search', 'home', 'category', 'similar', 'company', 'link'] as const;
export type Source = (typeof sources)[number];

/** The router state of a link to a job, so that an application can say where it began. */
export const sourceState = (source: Source): { source: Source } => ({ source });

/** The source in the router's state, which may be anything; "link" where it has none. */
const readSource = (state: unknown): Source => {
  const given = isRecord(state) ? state['source'] : undefined;
  return sources.find((each) => each === given) ?? 'link';
};

/** The source in the router's state of the shown page. */
export const useSource = (): Source => readSource(useLocation().state);
