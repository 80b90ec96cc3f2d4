/** States that are searched by their abbreviation, since a city has the same name. */
const statesWithCities: Readonly<Record<string, string>> = {
  NY: 'New York State',
  WA: 'Washington State',
};

/**
 * The filters of the job listing; in a separate file, since phones load it only when the filters
 * are opened.
 */
export const filterTexts = {
  groups: {
    category: 'Category',
    type: 'Employment type',
    pay: 'Pay a month',
    posted: 'Posted',
    place: 'Place',
    remote: 'Remote',
    applyHere: 'How to apply',
    more: 'Company and degree',
  },
  remote: 'Remote only',
  applyHere: 'Apply here',
  anyPlace: 'Any place',
  wholeState: (state: string) => `All of ${statesWithCities[state] ?? state}`,
  /** The count of a choice if only the newest matches were counted. */
  atLeast: (count: string) => `${count}+`,
  atLeastNote: 'Counts with a + are of the newest jobs found; there are more.',
  payFrom: (amount: string) => `${amount}+`,
  allCategories: (count: number) => `All ${count} categories`,
  payMin: 'At least',
  payMax: 'At most',
  payWrong: { amount: 'Numbers only, such as 4000', order: 'Below “At least”' },
  withPay: 'Only with pay',
  anyTime: 'Any time',
  company: 'Company',
  degree: 'Degree',
  show: (count: string) => `Show ${count}`,
  closeFilters: 'Close filters',
} as const;
