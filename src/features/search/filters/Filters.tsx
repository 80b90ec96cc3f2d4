import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { formatNumber } from '@/texts/numbers';
import { filterTexts } from '@/texts/search/filters';
import { listingTexts } from '@/texts/search/listing';
import { useReplayPreHydrationInput } from '@/ui/form/useReplayPreHydrationInput';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { styled } from '@/ui/styled';
import { categories } from '@contract/constants/categories';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { DistanceChoice } from './DistanceChoice';
import { FilterGroup } from './FilterGroup';
import { FilterTexts } from './FilterTexts';
import { PayFilter } from './PayFilter';
import { PlaceChoices } from './PlaceChoices';

const { groups: titles } = filterTexts;
/** The choices of "Posted within", in days. */
const ages = [1, 3, 7, 14] as const;
/** The number of categories shown until the user asks for all. */
const firstCategories = 6;

const Groups = styled('div')({ display: 'grid', gap: 26 });
const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink3,
  ...theme.typography.caption,
}));
const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <FilterGroup style={{ gap: 0 }}>
    <legend>{title}</legend>
    {children}
  </FilterGroup>
);

const toggled = <Value,>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

type ChoicesProps<Value extends string> = {
  title: string;
  /** All options, each with its label. */
  choices: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  countOf: (value: Value) => string | undefined;
  /** Content after the options. */
  children?: ReactNode;
};
/** A group of checkboxes. */
const Choices = <Value extends string>({
  title,
  choices,
  chosen,
  onToggle,
  countOf,
  children,
}: ChoicesProps<Value>) => (
  <Fields title={title}>
    {choices.map(([value, label]) => (
      <LightCheckbox
        key={value}
        label={label}
        count={countOf(value)}
        dimmed={countOf(value) === '0'}
        checked={chosen.includes(value)}
        onChange={() => onToggle(value)}
      />
    ))}
    {children}
  </Fields>
);

type CategoryFilterProps = Pick<JobSearchControls, 'search' | 'change'> & {
  offered: readonly string[];
  countOf: (value: string) => string | undefined;
};
/** The categories with the most jobs and the selected ones, with a button to show all. */
const CategoryFilter = ({ search, change, offered, countOf }: CategoryFilterProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const first = isWhole ? offered : offered.slice(0, firstCategories);
  const shown = [...new Set([...first, ...search.category])];
  return (
    <Choices
      title={titles.category}
      choices={shown.map((name) => [name, name])}
      chosen={search.category}
      onToggle={(name) => change(({ category }) => ({ category: toggled(category, name) }))}
      countOf={countOf}
    >
      {offered.length > firstCategories && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {filterTexts.allCategories(offered.length)}
        </Button>
      )}
    </Choices>
  );
};

const AgeFilter = ({ search, change }: Pick<JobSearchControls, 'search' | 'change'>) => (
  <Fields title={titles.posted}>
    {[undefined, ...ages].map((days) => (
      <LightCheckbox
        key={days ?? 0}
        type="radio"
        name="within"
        label={days === undefined ? filterTexts.anyTime : listingTexts.within(days)}
        checked={search.within === days}
        onChange={() => change({ within: days })}
      />
    ))}
  </Fields>
);

type ApplyHereFilterProps = Pick<JobSearchControls, 'search' | 'change'> & {
  /** The number of matches; `undefined` if the filter would change nothing. */
  count: number | undefined;
  countText: (count: number) => string | undefined;
};
/** Shown only if some of the jobs are listed elsewhere, or if the filter is set. */
const ApplyHereFilter = ({ search, change, count, countText }: ApplyHereFilterProps) =>
  (search.applyHere || count !== undefined) && (
    <Fields title={titles.applyHere}>
      <LightCheckbox
        label={filterTexts.applyHere}
        count={count === undefined ? undefined : countText(count)}
        dimmed={count === 0}
        checked={search.applyHere}
        onChange={() => change({ applyHere: !search.applyHere })}
      />
    </Fields>
  );

type FiltersProps = Pick<JobSearchControls, 'search' | 'change' | 'clears'> & {
  results: Pick<JobResults, 'facets' | 'facetsAreExact' | 'canFilterByAge' | 'area'>;
};

/** All filters of a search; each choice searches at once. */
export const Filters = ({
  search,
  change,
  clears,
  results: { facets, facetsAreExact, canFilterByAge, area },
}: FiltersProps) => {
  const countText = (count: number): string | undefined =>
    facetsAreExact
      ? formatNumber(count)
      : count === 0
        ? undefined
        : filterTexts.atLeast(formatNumber(count));
  const countIn = (facet: 'category' | 'type') => (value: string) => {
    const found = facets?.[facet].find((one) => one.value === value);
    // a missing count means none, provided that the facet was counted
    return found || (facets && facets[facet].length > 0) ? countText(found?.count ?? 0) : undefined;
  };
  const places = facets?.place ?? [];
  const hasPlaces = Boolean(area) || places.length > 0 || search.location.trim() !== '';
  const groups = useRef<HTMLDivElement>(null);
  useReplayPreHydrationInput(groups);
  return (
    <Groups ref={groups}>
      {canFilterByAge && <AgeFilter search={search} change={change} />}
      <Fields title={titles.remote}>
        <LightCheckbox
          label={filterTexts.remote}
          checked={search.remote}
          onChange={() => change({ remote: !search.remote })}
        />
      </Fields>
      <ApplyHereFilter {...{ search, change, countText }} count={facets?.applyHere} />
      <PayFilter key={`pay ${clears}`} search={search} change={change} />
      <Choices
        title={titles.type}
        choices={employmentTypes.map((type) => [type, employmentTypeTexts[type]])}
        chosen={search.type}
        onToggle={(one) => change(({ type }) => ({ type: toggled(type, one) }))}
        countOf={countIn('type')}
      />
      {hasPlaces && (
        <Fields title={titles.place}>
          <PlaceChoices places={places} states={facets?.state} {...{ search, change, countText }} />
          {area && <DistanceChoice {...{ search, change, area }} />}
        </Fields>
      )}
      <CategoryFilter
        {...{ search, change }}
        offered={
          facets?.category
            .toSorted((one, other) => other.count - one.count)
            .map(({ value }) => value) ?? categories
        }
        countOf={countIn('category')}
      />
      <FilterTexts key={`texts ${clears}`} search={search} change={change} />
      {!facetsAreExact && <Note>{filterTexts.atLeastNote}</Note>}
    </Groups>
  );
};
