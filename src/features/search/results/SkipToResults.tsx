import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { listingTexts } from '@/texts/search/listing';

/** The heading of the results. */
export const resultsId = 'results';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 12,
  left: 12,
  // above the header, which nothing shines through
  zIndex: theme.zIndex.appBar + 1,
  padding: '12px 20px',
  borderRadius: theme.shape.borderRadius,
  fontWeight: 650,
  backgroundColor: theme.vars.palette.brand,
  color: theme.vars.palette.brandInk,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

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
    <Skip href={`#${resultsId}`} onClick={skip}>
      {listingTexts.skip}
    </Skip>
  );
};
