import { layoutTexts } from '@/texts/layout';
import { SkipAnchor } from '@/ui/page/SkipAnchor';

/** The first tab stop: skips the navigation and jumps to the screen. */
export const SkipLink = () => (
  <SkipAnchor href="#main" data-screen-only>
    {layoutTexts.skip}
  </SkipAnchor>
);
