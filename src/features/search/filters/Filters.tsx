import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { employmentTypeTexts } from '@/texts/jobs/employmentTypes';
import { formatNumber } from '@/texts/numbers';
import { listingTexts } from '@/texts/search/listing';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { categories } from '@contract/constants/categories';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { DistanceChoice } from './DistanceChoice';
import { FilterTexts } from './FilterTexts';
import { PlaceChoices } from './PlaceChoices';

const { groups } = listingTexts;
/** "Posted within" in days. */
const ages = [1, 3, 7, 14] as const;

const Groups = styled('div')({ display: 'grid', gap: 26 });
const Group = styled('fieldset')(({ theme }) => ({
  '& legend': {
    marginBottom: 6,
    fontWeight: 650,
    fontSize: theme.typography.body2.fontSize,
  },
}));
const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink3,
  ...theme.typography.caption,
}));
const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <Group>
    <legend>{title}</legend>
    {children}
  </Group>
);

type ChoicesProps<Value extends string> = {
  title: string;
  /** All that can be chosen, each with its label. */
  choices: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  countOf: (value: Value) => string | undefined;
};
/** Choices of which any number can be chosen. */
const Choices = <Value extends string>({
  title,
  choices,
  chosen,
  onChange,
  countOf,
}: ChoicesProps<Value>) => (
  <Fields title={title}>
    {choices.map(([value, label]) => (
      <LightCheckbox
        key={value}
        label={label}
        count={countOf(value)}
        checked={chosen.includes(value)}
        onChange={() =>
          onChange(
            chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
          )
        }
      />
    ))}
  </Fields>
);

const AgeFilter = ({ search, change }: Pick<JobSearchControls, 'search' | 'change'>) => (
  <Fields title={groups.posted}>
    {[undefined, ...ages].map((days) => (
      <LightCheckbox
        key={days ?? 0}
        type="radio"
        name="within"
        label={days === undefined ? listingTexts.anyTime : listingTexts.within(days)}
        checked={search.within === days}
        onChange={() => change({ within: days })}
      />
    ))}
  </Fields>
);

type FiltersProps = Pick<JobSearchControls, 'search' | 'change'> & {
  results: Pick<JobResults, 'facets' | 'facetsAreExact' | 'canFilterByAge' | 'area'>;
};

/** Everything a search can be narrowed by; a choice searches at once. */
export const Filters = ({
  search,
  change,
  results: { facets, facetsAreExact, canFilterByAge, area },
}: FiltersProps) => {
  const countText = (count: number): string | undefined =>
    facetsAreExact
      ? formatNumber(count)
      : count === 0
        ? undefined
        : listingTexts.atLeast(formatNumber(count));
  const countIn = (facet: 'category' | 'type') => (value: string) => {
    const found = facets?.[facet].find((one) => one.value === value);
    return found && countText(found.count);
  };
  const offered = new Set([
    ...(facets?.category.map(({ value }) => value) ?? categories),
    ...search.category,
  ]);
  return (
    <Groups>
      <Choices
        title={groups.category}
        choices={[...offered].map((name) => [name, name])}
        chosen={search.category}
        onChange={(category) => change({ category })}
        countOf={countIn('category')}
      />
      <Fields title={groups.place}>
        <LightCheckbox
          label={listingTexts.remote}
          checked={search.remote}
          onChange={() => change({ remote: !search.remote })}
        />
        <PlaceChoices places={facets?.place ?? []} {...{ search, change, countText }} />
        {area && <DistanceChoice {...{ search, change, area }} />}
      </Fields>
      <Choices
        title={groups.type}
        choices={employmentTypes.map((type) => [type, employmentTypeTexts[type]])}
        chosen={search.type}
        onChange={(type) => change({ type })}
        countOf={countIn('type')}
      />
      <FilterTexts search={search} change={change} />
      {canFilterByAge && <AgeFilter search={search} change={change} />}
      {!facetsAreExact && <Note>{listingTexts.atLeastNote}</Note>}
    </Groups>
  );
};
