import { renderedPart } from '@/ui/page/part/renderedPart';
import { styled } from '@/ui/styled';

// most searches fill their page
const load = () => import(/* webpackChunkName: "NearMatches" */ './NearMatches');

/** About as high as what comes there. */
const Space = styled('div')({ height: 116 });

export const NearMatches = renderedPart(
  'NearMatches',
  async () => ({ NearMatches: (await load()).NearMatches }),
  { fallback: <Space /> },
);
export const NearMatchesTold = renderedPart(
  'NearMatchesTold',
  async () => ({ NearMatchesTold: (await load()).NearMatchesTold }),
  { as: 'span' },
);
