import type { ComponentType } from 'react';
import { listingTexts } from '@/texts/search/listing';
import { useRoomFor } from '@/ui/light/useRoomFor';
import { renderedPart } from '@/ui/page/renderedPart';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import type { JobPaneProps } from './JobPane';

/** The job's own page, where its pane can't be fetched. */
const PaneLink = ({ id }: JobPaneProps) => (
  <TextLink to={paths.jobView(id)}>{listingTexts.fullPage}</TextLink>
);

const fetchJobPane = async (): Promise<{ JobPane: ComponentType<JobPaneProps> }> => {
  try {
    return await import(/* webpackChunkName: "JobPane" */ './JobPane');
  } catch {
    return { JobPane: PaneLink };
  }
};

/** The chosen job beside the list. */
export const LazyJobPane = renderedPart('JobPane', fetchJobPane, {
  media: '(min-width:1200px)',
  fallback: <div />,
});

/** From 1,200 px up; the pane's script, which narrow screens do without, is fetched with the list. */
export const useRoomForJob = (): boolean => useRoomFor('lg', fetchJobPane);
