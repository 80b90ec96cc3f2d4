import { useRef, type RefObject } from 'react';
import type { JobPage } from '@/api/jobBoardApi';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { formatNumber } from '@/texts/numbers';
import { employerTexts } from '@/texts/profiles/employer';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { useReplayPreHydrationInput } from '@/ui/form/useReplayPreHydrationInput';
import { LightSelect } from '@/ui/light/LightSelect';
import { SearchField } from '@/ui/light/SearchField';
import { styled } from '@/ui/styled';
import { isPlainClick } from '@/ui/text/isPlainClick';
import { Link } from '@/ui/text/Link';
import { employmentTypes, type EmploymentType } from '@contract/constants/employmentTypes';
import { maxWords, type CompanySearch } from './useCompanySearch';

const { filters: texts } = employerTexts.jobs;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 14,
  '& > .words': { flex: '0 1 236px', minWidth: 0 },
  '& > .choice': { flex: '0 1 auto', minWidth: 0, maxWidth: 240 },
  '& input, & select': { minHeight: 40, fontSize: theme.typography.body2.fontSize },
  '& select': { borderRadius: theme.shape.radius.pill, fontWeight: 600 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '0 14px',
    border: `1px solid ${theme.vars.palette.field}`,
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.card,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&:hover': { borderColor: theme.vars.palette.ink2 },
    '&[aria-current]': {
      borderColor: theme.vars.palette.brand,
      backgroundColor: theme.vars.palette.brand,
      color: theme.vars.palette.brandInk,
    },
  },
  [theme.breakpoints.down('sm')]: {
    '& > .words': { flexBasis: '100%' },
    '& > .choice': { flex: '1 1 140px', maxWidth: 'none' },
  },
}));

type FiltersProps = {
  search: CompanySearch;
  /** All jobs of the company: their facets are the options offered. */
  all: JobPage;
  /** The jobs in the list: their facets give the counts. `undefined` while loading. */
  shown: JobPage | undefined;
};

/**
 * Links to filter by employment type. Types without jobs are left out; renders nothing if there are
 * fewer than two.
 */
const TypeChoice = ({ search, all, shown }: FiltersProps) => {
  const { type: chosen, isNarrowedBesides, searchOf, change } = search;
  const offered = employmentTypes.filter(
    (each) =>
      each === chosen || all.facets.type.some(({ value, count }) => value === each && count > 0),
  );
  if (offered.length < 2 && chosen === undefined) return null;
  const countOf = (type: EmploymentType | undefined): number | undefined => {
    if (type === undefined) {
      if (!isNarrowedBesides) return all.total;
      return chosen === undefined ? shown?.total : undefined;
    }
    if (!shown?.facetsAreExact) return undefined;
    return shown.facets.type.find(({ value }) => value === type)?.count ?? 0;
  };
  const choice = (type: EmploymentType | undefined) => {
    const count = countOf(type);
    return (
      <li key={type ?? ''}>
        <Link
          to={{ search: searchOf({ type: type ?? '' }) }}
          replace
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            // the link may not have been rendered yet with the words just typed
            event.preventDefault();
            change({ type: type ?? '' });
          }}
          className="num"
          aria-current={type === chosen || undefined}
        >
          {type === undefined ? texts.all : employmentTypeTexts[type]}
          {count !== undefined && ` ${formatNumber(count)}`}
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label={texts.type}>
      <ul>{[undefined, ...offered].map(choice)}</ul>
    </nav>
  );
};

type FacetChoiceProps = {
  name: 'location' | 'category';
  search: CompanySearch;
  offered: readonly string[];
};
const FacetChoice = ({ name, search, offered }: FacetChoiceProps) => {
  const chosen = search[name];
  // a value from the URL is kept as an option, too
  const isOffered = chosen === '' || offered.includes(chosen);
  if (offered.length < 2 && chosen === '') return null;
  return (
    <div className="choice">
      <LightSelect
        name={name}
        label={texts[name].label}
        hideLabel
        value={chosen}
        onChange={({ currentTarget: { value } }) => search.change({ [name]: value })}
      >
        <option value="">{texts[name].any}</option>
        {[...(isOffered ? [] : [chosen]), ...offered].map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </LightSelect>
    </div>
  );
};

const valuesOf = (facet: JobPage['facets']['place']): string[] =>
  facet.filter(({ count }) => count > 0).map(({ value }) => value);

/** The filters of a company's jobs. */
export const CompanyJobFilters = ({
  field,
  ...props
}: FiltersProps & { field: RefObject<HTMLInputElement | null> }) => {
  const { search, all } = props;
  const { input } = useDebouncedText(search.q, (q) => search.change({ q }));
  const bar = useRef<HTMLDivElement>(null);
  useReplayPreHydrationInput(bar);
  return (
    // <search> is unknown to browsers before 2023
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Bar ref={bar} role="search" aria-label={texts.label}>
      <div className="words">
        <SearchField
          ref={field}
          type="search"
          name="q"
          label={texts.words}
          hideLabel
          placeholder={texts.words}
          autoComplete="off"
          maxLength={maxWords}
          {...input}
        />
      </div>
      <TypeChoice {...props} />
      <FacetChoice name="location" search={search} offered={valuesOf(all.facets.place)} />
      <FacetChoice name="category" search={search} offered={valuesOf(all.facets.category)} />
    </Bar>
  );
};
