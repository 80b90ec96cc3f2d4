import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import { forYouTexts as texts } from '@/texts/jobs/forYou';
import { styled } from '@/ui/styled';
import { SuggestedJob } from './SuggestedJob';
import { useJobsForYou, useSuggestJobs } from './useJobsForYou';

const shown = 6;

const Frame = styled('section')(({ theme }) => ({
  marginBottom: 20,
  paddingBottom: 18,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 8,
  },
  '& h2': { ...theme.typography.h3 },
}));
/** A single row that scrolls sideways, so that the results below stay in view. */
const Strip = styled('ul')({
  display: 'grid',
  gap: 12,
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 300px)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  // room for the cards' shadows and focus rings
  padding: '4px 4px 10px',
  margin: '-4px',
  '& > li': { scrollSnapAlign: 'start', scrollMarginInline: 4 },
});

type ListedJobsForYouProps = {
  username: string;
  /** Called once it is known whether there are any. */
  onSettled: () => void;
  /** False if the results were shown first, since they must not move. */
  isShown: boolean;
};

/** "Jobs for you" above the unfiltered job listing; renders nothing if there are none. */
export const ListedJobsForYou = ({ username, onSettled, isShown }: ListedJobsForYouProps) => {
  const id = useId();
  const { data, isError } = useJobsForYou(username, shown);
  const { choose, isLoading } = useSuggestJobs(username);
  const isSettled = data !== undefined || isError;
  // the results, which are rendered elsewhere, wait for it
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!isShown || !data?.on || data.items.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{texts.title}</h2>
        <Button
          variant="text"
          size="small"
          aria-label={texts.turnOffLabel}
          onClick={() => {
            if (!isLoading) void choose(false);
          }}
        >
          {texts.turnOff}
        </Button>
      </div>
      <Strip>
        {data.items.map((suggested) => (
          <li key={suggested.job._id}>
            <SuggestedJob suggested={suggested} />
          </li>
        ))}
      </Strip>
    </Frame>
  );
};
