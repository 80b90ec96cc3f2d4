import { listingTexts } from '@/texts/search/listing';
import { useRoomFor } from '@/ui/light/useRoomFor';
import { usedPart } from '@/ui/page/part/usedPart';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import type { JobPaneProps } from './JobPane';

/** The job's own page, where its pane can't be fetched. */
const PaneLink = ({ id }: JobPaneProps) => (
  <TextLink to={paths.jobView(id)}>{listingTexts.fullPage}</TextLink>
);

/** The chosen job beside the list. */
export const LazyJobPane = usedPart(
  'JobPane',
  () => import(/* webpackChunkName: "JobPane" */ './JobPane'),
  { media: '(min-width:1200px)', fallback: <div />, Failed: PaneLink },
);

/** From 1,200 px up; the pane's script, which narrow screens do without, is fetched with the list. */
export const useRoomForJob = (): boolean => useRoomFor('lg', LazyJobPane.fetchSoon);
