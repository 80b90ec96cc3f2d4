import { ssrPart } from '@/ui/page/part/ssrPart';
import { styled } from '@/ui/styled';

// loaded on demand, since most searches fill their page
const load = () => import(/* webpackChunkName: "NearMatches" */ './NearMatches');

/** Reserves about the height of the content. */
const Space = styled('div')({ height: 116 });

export const NearMatches = ssrPart(
  'NearMatches',
  async () => ({ NearMatches: (await load()).NearMatches }),
  { fallback: <Space /> },
);
export const NearMatchesAnnouncement = ssrPart(
  'NearMatchesAnnouncement',
  async () => ({ NearMatchesAnnouncement: (await load()).NearMatchesAnnouncement }),
  { as: 'span' },
);
