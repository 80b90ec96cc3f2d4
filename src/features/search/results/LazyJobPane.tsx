import { listingTexts } from '@/texts/search/listing';
import { useLazyOnWideScreen } from '@/ui/light/useLazyOnWideScreen';
import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import type { JobPaneProps } from './JobPane';

/** A link to the job's page, shown if the pane can't be loaded. */
const PaneLink = ({ id }: JobPaneProps) => (
  <TextLink to={paths.jobView(id)}>{listingTexts.fullPage}</TextLink>
);

/** The selected job beside the list, loaded on demand. */
export const LazyJobPane = hydrateOnInteraction(
  'JobPane',
  () => import(/* webpackChunkName: "JobPane" */ './JobPane'),
  { media: '(min-width:1200px)', fallback: <div />, Failed: PaneLink },
);

/**
 * Whether the window has space for the pane (1,200 px or more). If so, the pane's script is loaded
 * along with the list.
 */
export const useRoomForJob = (): boolean => useLazyOnWideScreen('lg', LazyJobPane.fetchSoon);
