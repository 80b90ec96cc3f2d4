import type { MouseEvent } from 'react';
import { listingTexts } from '@/texts/search/listing';
import { SkipAnchor } from '@/ui/page/SkipAnchor';

/** The id of the results' heading. */
export const resultsId = 'results';

/** Skips the search and filters to the first result; visible while focused. */
export const SkipToResults = () => {
  const skip = (event: MouseEvent): void => {
    const heading = document.getElementById(resultsId);
    if (!heading) return;
    // a hash in the URL would add a history entry
    event.preventDefault();
    (heading.parentElement?.querySelector<HTMLElement>('[data-job] a') ?? heading).focus();
  };
  return (
    <SkipAnchor href={`#${resultsId}`} onClick={skip}>
      {listingTexts.skip}
    </SkipAnchor>
  );
};
