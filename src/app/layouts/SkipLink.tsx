import { layoutTexts } from '@/texts/layout';
import { SkipAnchor } from '@/ui/page/SkipAnchor';

/** The first stop of the Tab key: past the navigation, to the screen. */
export const SkipLink = () => (
  <SkipAnchor href="#main" data-screen-only>
    {layoutTexts.skip}
  </SkipAnchor>
);
