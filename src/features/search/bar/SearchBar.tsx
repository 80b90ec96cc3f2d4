import Button from '@mui/material/Button';
import { useRef } from 'react';
import { NearMe } from '@/features/search/near/nearMeParts';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { SearchIcon } from '@/ui/art/icons';
import { useReplayPreHydrationInput } from '@/ui/form/useReplayPreHydrationInput';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { SuggestedField } from './SuggestedField';
import { useSearchFields } from './useSearchFields';

const Ground = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  paddingBlock: 16,
}));
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, .8fr) auto',
  gap: 12,
  alignItems: 'start',
  '& button': { minHeight: 46 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 10,
    '& > .what': { gridColumn: '1 / -1' },
  },
  '& > .where': {
    position: 'relative',
    '&:has(button) input': {
      paddingRight: 116,
      [theme.breakpoints.down('md')]: { paddingRight: 48 },
    },
  },
}));

const { whatHint, whereHint } = listingTexts;

type SearchBarProps = Pick<JobSearchControls, 'search' | 'change'> & {
  /**
   * Called with the user's position when they share it; `undefined` if the host doesn't support
   * distances.
   */
  onNear?: ((near: string) => void) | undefined;
};

/**
 * What and Where above the results. Typing searches after a debounce; the button and Enter search
 * at once.
 */
export const SearchBar = ({ search, change, onNear }: SearchBarProps) => {
  const { what, where, submit } = useSearchFields({ search, change });
  const form = useRef<HTMLFormElement>(null);
  useReplayPreHydrationInput(form);
  return (
    <Ground>
      <Wrap wide>
        <Form
          ref={form}
          // browsers before 2023 don't support <search>
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="search"
          aria-label={listingTexts.searchLabel}
          // if submitted before the page's script has loaded, the app submits it later
          // (public/start.js)
          method="dialog"
          onSubmit={submit}
        >
          <div className="what">
            <SuggestedField
              field="what"
              hasSlashKey
              label={listingTexts.what}
              name="q"
              placeholder={whatHint}
              autoComplete="off"
              maxLength={300}
              onChoose={what.onChoose}
              onClear={what.onClear}
              {...what.input}
            />
          </div>
          <div className="where">
            <SuggestedField
              field="where"
              label={listingTexts.where}
              name="location"
              placeholder={whereHint}
              autoComplete="address-level2"
              maxLength={120}
              onChoose={where.onChoose}
              onClear={where.onClear}
              {...where.input}
            />
            {onNear && <NearMe onFound={onNear} />}
          </div>
          <Button type="submit" startIcon={<SearchIcon />}>
            {listingTexts.search}
          </Button>
        </Form>
      </Wrap>
    </Ground>
  );
};
