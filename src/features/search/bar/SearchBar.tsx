import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { SearchIcon } from '@/ui/art/icons';
import { SearchField } from '@/ui/light/SearchField';
import { Wrap } from '@/ui/page/Wrap';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearchFields } from './useSearchFields';
import { useSlashKey } from './useSlashKey';

const Ground = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  paddingBlock: 16,
}));
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, .8fr) auto',
  gap: 12,
  alignItems: 'end',
  '& button': { minHeight: 46 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 10,
    '& > .what': { gridColumn: '1 / -1' },
  },
}));

/**
 * What and Where above the results. Typing searches after a pause; the button and Enter search at
 * once.
 */
export const SearchBar = ({ search, change }: Pick<JobSearchControls, 'search' | 'change'>) => {
  const { what, where, submit } = useSearchFields({ search, change });
  const [whatInput, setWhatInput] = useState<HTMLInputElement | null>(null);
  const [whereInput, setWhereInput] = useState<HTMLInputElement | null>(null);
  useSlashKey(whatInput);
  return (
    <Ground>
      <Wrap wide>
        {/* <search> is unknown to browsers before 2023 */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Form role="search" aria-label={listingTexts.searchLabel} onSubmit={submit}>
          <div className="what">
            <SearchField
              label={listingTexts.what}
              hideLabel
              name="q"
              placeholder={listingTexts.whatHint}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={300}
              ref={setWhatInput}
              {...what.input}
            />
          </div>
          <SearchField
            label={listingTexts.where}
            hideLabel
            name="location"
            placeholder={listingTexts.whereHint}
            autoComplete="address-level2"
            enterKeyHint="search"
            maxLength={120}
            ref={setWhereInput}
            {...where.input}
          />
          <Button type="submit" startIcon={<SearchIcon />}>
            {listingTexts.search}
          </Button>
          {whatInput && (
            <SearchSuggestions
              input={whatInput}
              field="what"
              onTake={what.onTake}
              onClear={what.onClear}
            />
          )}
          {whereInput && (
            <SearchSuggestions
              input={whereInput}
              field="where"
              onTake={where.onTake}
              onClear={where.onClear}
            />
          )}
        </Form>
      </Wrap>
    </Ground>
  );
};
