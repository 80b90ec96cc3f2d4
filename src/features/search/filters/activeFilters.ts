import { amountText } from '@/features/jobs/card/payText';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { listingTexts } from '@/texts/search/listing';

/** A filter that is set: its label, the change that removes it, and a `hint` about the removal. */
export type ActiveFilter = { text: string; without: Partial<JobSearch>; hint?: string };

type Area = JobResults['area'];
/** Returns the filters that apply only if the search has a place to measure distances from. */
const distanceFilters = ({ near, miles }: JobSearch, area: Area): ActiveFilter[] => {
  if (!area) return [];
  const { nearYou, onlyIn, withinMiles } = listingTexts.distance;
  const isHere = area.of === 'near' && near !== '';
  return [
    ...(isHere ? [{ text: nearYou, without: { near: '', miles: undefined } }] : []),
    ...(miles === undefined
      ? []
      : [
          {
            text: area.miles === 0 ? onlyIn(area.name) : withinMiles(area.miles),
            without: { miles: undefined },
          },
        ]),
  ];
};

/**
 * Returns the filters that are set, without the words and the place; the listing shows each as a
 * chip. `area` is where the host measures distances from.
 */
export const activeFilters = (search: JobSearch, area: Area = null): ActiveFilter[] => {
  const { chips, within } = listingTexts;
  const { payMin, payMax } = search;
  return [
    ...distanceFilters(search, area),
    ...search.category.map((name) => ({
      text: name,
      without: { category: search.category.filter((other) => other !== name) },
    })),
    ...search.type.map((type) => ({
      text: employmentTypeTexts[type],
      without: { type: search.type.filter((other) => other !== type) },
    })),
    ...(search.remote ? [{ text: chips.remote, without: { remote: false } }] : []),
    ...(search.applyHere ? [{ text: chips.applyHere, without: { applyHere: false } }] : []),
    ...(payMin === undefined
      ? []
      : [{ text: chips.payMin(amountText(payMin)), without: { payMin: undefined } }]),
    ...(payMax === undefined
      ? []
      : [{ text: chips.payMax(amountText(payMax)), without: { payMax: undefined } }]),
    ...(search.withPay ? [{ text: chips.withPay, without: { withPay: false } }] : []),
    ...(search.within === undefined
      ? []
      : [{ text: within(search.within), without: { within: undefined } }]),
    ...(search.company.trim()
      ? [{ text: chips.company(search.company.trim()), without: { company: '' } }]
      : []),
    ...(search.degree.trim()
      ? [{ text: chips.degree(search.degree.trim()), without: { degree: '' } }]
      : []),
    ...(search.strict ? [{ text: chips.strict, without: { strict: false } }] : []),
    ...(search.each ? [{ text: chips.each, without: { each: false } }] : []),
  ];
};
