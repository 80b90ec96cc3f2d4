import type { JobSearch } from '@/searchEngine/jobSearch';
import { filterTexts } from '@/texts/search/filters';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { SearchField } from '@/ui/light/SearchField';
import { FilterGroup } from './FilterGroup';

export type TypedFilterProps = {
  search: JobSearch;
  change: (changes: Partial<JobSearch>, how?: { typing: boolean }) => void;
};

/** The text filters: company and degree. */
export const FilterTexts = ({ search, change }: TypedFilterProps) => {
  const company = useDebouncedText(search.company, (text) =>
    change({ company: text }, { typing: true }),
  );
  const degree = useDebouncedText(search.degree, (text) =>
    change({ degree: text }, { typing: true }),
  );
  return (
    <FilterGroup>
      <legend>{filterTexts.groups.more}</legend>
      <SearchField
        label={filterTexts.company}
        name="company"
        autoComplete="off"
        maxLength={120}
        {...company.input}
      />
      <SearchField
        label={filterTexts.degree}
        name="degree"
        autoComplete="off"
        maxLength={120}
        {...degree.input}
      />
    </FilterGroup>
  );
};
