import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CandidatePage } from '@/api/jobBoardApi';
import {
  activeTexts,
  candidateTexts as texts,
  educationTexts,
  experienceTexts,
  startTexts,
} from '@/texts/candidates/candidates';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { formatNumber } from '@/texts/numbers';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { styled } from '@/ui/styled';
import { employmentTypes } from '@contract/constants/employmentTypes';
import {
  manyFilters,
  type CandidateControls,
  type CandidateFilter,
  type CandidateFilters,
} from './useCandidateSearch';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& fieldset': { border: 0, padding: 0, margin: 0, minWidth: 0 },
  '& legend': { marginBottom: 8, fontWeight: 650, fontSize: theme.typography.body2.fontSize },
}));

const fewSkills = 5;
const byOrder = (order: readonly string[]) => (a: Choice, b: Choice) =>
  order.indexOf(a.value) - order.indexOf(b.value);
type Choice = { value: string; label: string; count: number };

/** The labels of a group's values, in display order; skills and categories are their own labels. */
const labels: Partial<Record<CandidateFilter, Record<string, string>>> = {
  experience: experienceTexts,
  education: educationTexts,
  start: startTexts,
  active: activeTexts,
  type: Object.fromEntries(employmentTypes.map((type) => [type, employmentTypeTexts[type]])),
};
/** Returns the label of a filter's value. */
export const filterLabel = (filter: CandidateFilter, value: string): string =>
  labels[filter]?.[value] ?? value;

/** Returns a group's values that occur in the results, and the selected ones. */
const choicesOf = (
  filter: CandidateFilter,
  chosen: readonly string[],
  facets: CandidatePage['facets'] | undefined,
): Choice[] => {
  const counted = facets?.[filter] ?? [];
  const missing = chosen.filter(
    (value) => !counted.some((each) => each.value.toLowerCase() === value.toLowerCase()),
  );
  const all = [...counted, ...missing.map((value) => ({ value, count: 0 }))].map((each) => ({
    ...each,
    label: filterLabel(filter, each.value),
  }));
  const order = labels[filter];
  return order ? all.toSorted(byOrder(Object.keys(order))) : all;
};

type GroupProps = {
  filter: CandidateFilter;
  search: Pick<CandidateControls, 'filters' | 'change'>;
  facets: CandidatePage['facets'] | undefined;
};

const Group = ({ filter, search, facets }: GroupProps) => {
  const [isLong, setLong] = useState(false);
  const chosenIn = (filters: CandidateFilters): string[] => [filters[filter] ?? []].flat();
  const chosen = chosenIn(search.filters);
  const isMany = manyFilters.some((each) => each === filter);
  const choices = choicesOf(filter, chosen, facets);
  const isChosen = ({ value }: Choice) =>
    chosen.some((each) => each.toLowerCase() === value.toLowerCase());
  const shown = choices.filter(
    (choice, at) => filter !== 'skill' || isLong || at < fewSkills || isChosen(choice),
  );
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{texts.groups[filter]}</legend>
      {shown.map((choice) => (
        <LightCheckbox
          key={choice.value}
          type={isMany ? 'checkbox' : 'radio'}
          name={filter}
          label={choice.label}
          count={formatNumber(choice.count)}
          checked={isChosen(choice)}
          onChange={({ currentTarget: { checked } }) =>
            search.change((now) => {
              const others = chosenIn(now).filter(
                (each) => each.toLowerCase() !== choice.value.toLowerCase(),
              );
              return {
                [filter]: isMany ? (checked ? [...others, choice.value] : others) : choice.value,
              };
            })
          }
        />
      ))}
      {shown.length < choices.length && (
        <Button variant="text" size="small" sx={{ ml: '-10px' }} onClick={() => setLong(true)}>
          {texts.moreSkills(choices.length - shown.length)}
        </Button>
      )}
      {!isMany && chosen.length > 0 && (
        <Button variant="text" size="small" onClick={() => search.change({ [filter]: undefined })}>
          {texts.any}
        </Button>
      )}
    </fieldset>
  );
};

const order = ['skill', 'experience', 'type', 'category', 'education', 'start', 'active'] as const;

/** The filters of the candidate search, with the number of results for each value. */
export const CandidateFilterGroups = (props: Omit<GroupProps, 'filter'>) => (
  <Frame>
    {order.map((filter) => (
      <Group key={filter} filter={filter} {...props} />
    ))}
  </Frame>
);
