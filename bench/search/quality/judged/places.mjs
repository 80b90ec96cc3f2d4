import { inPlace, named, ofKind, senior, titled } from '../rules.mjs';

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];

/**
 * Titles with places.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const places = {
  'place and title': [
    { q: 'accountant chicago', rules: inPlace(/chicago/, titled('accountant')) },
    { q: 'registered nurse austin', rules: inPlace(/austin/, rn) },
    { q: 'software engineer seattle', rules: inPlace(/seattle/, titled('software engineer')) },
    { q: 'project manager boston ma', rules: inPlace(/boston/, titled('project manager')) },
    {
      q: 'transportation engineer new york',
      rules: inPlace(/new york|brooklyn|queens, ny|, ny\b/, titled('transportation engineer')),
    },
    { q: 'denver paralegal', rules: inPlace(/denver/, titled('paralegal')) },
    {
      q: 'business analyst',
      location: 'Miami',
      rules: inPlace(/miami/, titled('business analyst')),
    },
    {
      q: 'senior accountant',
      location: 'Dallas, TX',
      rules: inPlace(/dallas/, senior('accountant')),
    },
    { q: 'sales manager', location: 'Atlanta', rules: inPlace(/atlanta/, titled('sales manager')) },
    {
      q: 'construction jobs in florida',
      rules: inPlace(/\bfl\b|florida/, [
        { grade: 3, title: /\bconstruction\b/ },
        { grade: 2, title: /\b(superintendent|estimator|laborer|foreman)/ },
        { grade: 1, text: /\bconstruction\b/ },
      ]),
    },
  ],
  'states and kinds of employment': [
    { q: 'registered nurse', location: 'Florida', rules: inPlace(/\bfl\b|florida/, rn) },
    { q: 'accountant', location: 'Austin, Texas', rules: inPlace(/austin/, titled('accountant')) },
    { q: 'software engineer texas', rules: inPlace(/\btx\b|texas/, titled('software engineer')) },
    { q: 'teacher new jersey', rules: inPlace(/\bnj\b|new jersey/, titled('teacher')) },
    { q: 'part time cashier', rules: ofKind('part.?time', 'cashier') },
    { q: 'part-time receptionist', rules: ofKind('part.?time', 'receptionist') },
    { q: 'contract java developer', rules: ofKind('contract', 'java developer') },
    { q: 'temporary administrative assistant', rules: ofKind('temp', 'administrative assistant') },
    { q: 'full time bartender', rules: ofKind('full.?time', 'bartender') },
  ],
};
