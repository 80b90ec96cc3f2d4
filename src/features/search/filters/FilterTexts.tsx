import type { JobSearch } from '@/searchEngine/jobSearch';
import { listingTexts } from '@/texts/search/listing';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { SearchField } from '@/ui/light/SearchField';
import { FilterGroup } from './FilterGroup';

export type TypedFilterProps = {
  search: JobSearch;
  change: (changes: Partial<JobSearch>, how?: { typing: boolean }) => void;
};

/** The filters that are typed: company and degree. */
export const FilterTexts = ({ search, change }: TypedFilterProps) => {
  const company = useDebouncedText(search.company, (text) =>
    change({ company: text }, { typing: true }),
  );
  const degree = useDebouncedText(search.degree, (text) =>
    change({ degree: text }, { typing: true }),
  );
  return (
    <FilterGroup>
      <legend>{listingTexts.groups.more}</legend>
      <SearchField
        label={listingTexts.company}
        name="company"
        autoComplete="off"
        maxLength={120}
        {...company.input}
      />
      <SearchField
        label={listingTexts.degree}
        name="degree"
        autoComplete="off"
        maxLength={120}
        {...degree.input}
      />
    </FilterGroup>
  );
};
