import Button from '@mui/material/Button';
import { SearchNote } from '@/features/search/results/SearchNote';
import { resultsId } from '@/features/search/results/SkipToResults';
import { nearMeTexts as texts } from '@/texts/search/nearMe';
import { LocationIcon } from '@/ui/art/LocationIcon';
import { styled } from '@/ui/styled';
import { useNearMe } from './useNearMe';

const Offer = styled(SearchNote)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& p': { flex: '1 1 220px' },
  '& output': { flexBasis: '100%' },
  '& output:empty': { display: 'none' },
});

/** Shown if the words say "near me" and the position isn't known: offers to use it. */
export const NearMeOffer = ({ onFound }: { onFound: (near: string) => void }) => {
  const { state, ask } = useNearMe((near) => {
    // the pressed button disappears with the offer
    document.getElementById(resultsId)?.focus({ preventScroll: true });
    onFound(near);
  });
  if (!ask) return null;
  return (
    <Offer>
      <p>{texts.offer}</p>
      <Button
        variant="outlined"
        size="small"
        startIcon={<LocationIcon size={18} />}
        aria-disabled={state === 'asking' || undefined}
        onClick={ask}
        sx={{ minHeight: 40 }}
      >
        {texts.offerButton}
      </Button>
      <output>{state === 'quiet' ? '' : texts[state]}</output>
    </Offer>
  );
};
