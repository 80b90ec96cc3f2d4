import { nearMeTexts as texts } from '@/texts/search/nearMe';
import { LocationIcon } from '@/ui/art/LocationIcon';
import { styled } from '@/ui/styled';
import { useNearMe } from './useNearMe';

const InField = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: 5,
  right: 5,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 10px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.brandText,
  font: `600 ${theme.typography.caption.fontSize}/1.4 ${theme.typography.fontFamily}`,
  cursor: 'pointer',
  // overrides the styles of the search button
  '&&': { minHeight: 36 },
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
  '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
  [theme.breakpoints.down('md')]: {
    '& span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
}));
const Told = styled('output')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
  '&:not(:empty)': { marginTop: 6 },
}));

/** A button inside the Where field that searches around the user's position instead. */
export const NearMe = ({ onFound }: { onFound: (near: string) => void }) => {
  const { state, ask } = useNearMe(onFound);
  if (!ask) return null;
  return (
    <>
      <InField
        type="button"
        title={texts.button}
        aria-disabled={state === 'asking' || undefined}
        onClick={ask}
      >
        <LocationIcon size={18} />
        <span>{texts.button}</span>
      </InField>
      {/* a live region must be in the page before its text */}
      <Told>{state === 'quiet' ? '' : texts[state]}</Told>
    </>
  );
};
