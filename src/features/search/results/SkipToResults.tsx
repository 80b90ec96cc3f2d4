import type { MouseEvent } from 'react';
import { listingTexts } from '@/texts/search/listing';
import { SkipAnchor } from '@/ui/page/SkipAnchor';

/** The heading of the results. */
export const resultsId = 'results';

/** Past search and filters to the first result; seen when it has the focus. */
export const SkipToResults = () => {
  const skip = (event: MouseEvent): void => {
    const heading = document.getElementById(resultsId);
    if (!heading) return;
    // the address is the search's: an anchor there would be a step of the history
    event.preventDefault();
    (heading.parentElement?.querySelector<HTMLElement>('[data-job] a') ?? heading).focus();
  };
  return (
    <SkipAnchor href={`#${resultsId}`} onClick={skip}>
      {listingTexts.skip}
    </SkipAnchor>
  );
};
