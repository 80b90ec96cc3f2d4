import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { employmentTypeTexts } from '@/texts/jobs/employmentTypes';
import { formatNumber } from '@/texts/numbers';
import { listingTexts } from '@/texts/search/listing';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import { FilterTexts } from './FilterTexts';
import { PlaceChoices } from './PlaceChoices';

const { groups } = listingTexts;
/** "Posted within" in days. */
const ages = [1, 3, 7, 14] as const;

const Groups = styled('div')({ display: 'grid', gap: 26 });
const Group = styled('fieldset')({
  '& legend': { padding: 0, marginBottom: 6, fontWeight: 650, fontSize: '.875rem' },
});
const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink3,
  fontSize: '.8125rem',
  lineHeight: 1.5,
}));
const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <Group>
    <legend>{title}</legend>
    {children}
  </Group>
);

type FiltersProps = Pick<JobSearchControls, 'search' | 'change'> & {
  results: Pick<JobResults, 'facets' | 'facetsAreExact' | 'canFilterByAge'>;
};

/** Everything a search can be narrowed by; a choice counts at once. */
export const Filters = ({
  search,
  change,
  results: { facets, facetsAreExact, canFilterByAge },
}: FiltersProps) => {
  const countText = (count: number): string | undefined =>
    facetsAreExact
      ? formatNumber(count)
      : count === 0
        ? undefined
        : listingTexts.atLeast(formatNumber(count));
  const count = (facet: 'category' | 'type', value: string): string | undefined => {
    const found = facets?.[facet].find((one) => one.value === value);
    return found && countText(found.count);
  };
  const offered = [
    ...new Set([...(facets?.category.map(({ value }) => value) ?? categories), ...search.category]),
  ];
  const toggled = <Value extends string>(list: readonly Value[], value: Value): Value[] =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  return (
    <Groups>
      <Fields title={groups.category}>
        {offered.map((name) => (
          <CheckboxInput
            key={name}
            label={name}
            count={count('category', name)}
            checked={search.category.includes(name)}
            onChange={() => change({ category: toggled(search.category, name) })}
          />
        ))}
      </Fields>
      <Fields title={groups.place}>
        <CheckboxInput
          label={listingTexts.remote}
          checked={search.remote}
          onChange={() => change({ remote: !search.remote })}
        />
        <PlaceChoices places={facets?.place ?? []} {...{ search, change, countText }} />
      </Fields>
      <Fields title={groups.type}>
        {employmentTypes.map((type) => (
          <CheckboxInput
            key={type}
            label={employmentTypeTexts[type]}
            count={count('type', type)}
            checked={search.type.includes(type)}
            onChange={() => change({ type: toggled(search.type, type) })}
          />
        ))}
      </Fields>
      <FilterTexts search={search} change={change} />
      {canFilterByAge && (
        <Fields title={groups.posted}>
          {[undefined, ...ages].map((days) => (
            <CheckboxInput
              key={days ?? 0}
              type="radio"
              name="within"
              label={days === undefined ? listingTexts.anyTime : listingTexts.within(days)}
              checked={search.within === days}
              onChange={() => change({ within: days })}
            />
          ))}
        </Fields>
      )}
      {!facetsAreExact && <Note>{listingTexts.atLeastNote}</Note>}
    </Groups>
  );
};
