import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

const many = (count: number, title: string, company = 'Larkfield'): CaseJob[] =>
  Array.from({ length: count }, () => ({ key: title, title, company, place: 'Reno, NV' }));

const jobs: readonly CaseJob[] = [
  ...many(6, 'Warehouse Worker', 'Home Depot'),
  ...many(5, 'Electrician'),
  ...many(5, 'Electrical Engineer'),
  ...many(4, 'Project Coordinator'),
  ...many(4, 'Physical Therapist'),
  ...many(3, 'Fiscal Clerk'),
  ...many(3, 'Truck Driver'),
  ...many(3, 'Multifamily Manager'),
  ...many(2, 'Multi-Family Broker'),
  ...many(3, 'Mail Carrier', 'Walmart'),
  ...many(1, 'Farm Hand', 'Wallmart Farm'),
  ...many(3, 'Estimator', 'Reed & Larkmills Brothers'),
];

const finds = (q: string, title: string, total: number): SearchCase => [
  `"${q}" finds ${title}`,
  { q },
  { first: title, total, searchedFor: null },
];
const meant = (
  q: string,
  searchedFor: string,
  total: number,
  differs?: SearchCase[3],
): SearchCase => [`"${q}" is searched as "${searchedFor}"`, { q }, { searchedFor, total }, differs];
const kept = (q: string, total: number): SearchCase => [
  `"${q}" is searched as it is`,
  { q },
  { searchedFor: null, total },
];

/** Words as users write them: as one word or two, incomplete, or by ear. */
export const writtenCases: CaseGroup = {
  name: 'words written in other ways',
  jobs,
  searches: [
    finds('ware house', 'Warehouse Worker', 6),
    finds('ware house worker', 'Warehouse Worker', 6),
    finds('truckdriver', 'Truck Driver', 3),
    finds('homedepot', 'Warehouse Worker', 6),
    finds('reedlarkmillsbrothers', 'Estimator', 3),
    finds('reedandlarkmills', 'Estimator', 3),
    finds('multi family', 'Multi-Family Broker', 5),
    finds('multifamily', 'Multifamily Manager', 5),
    finds('proj coor', 'Project Coordinator', 4),
    finds('proj coord reno', 'Project Coordinator', 4),
    ['nothing is joined as typed', { q: 'ware house', asTyped: true }, { total: 0 }],
    ['nothing is joined in quotes', { q: '"ware house"' }, { total: 0 }],
    ['nothing is completed as typed', { q: 'proj reno', asTyped: true }, { total: 0 }],
    meant('elecrtican', 'electrician', 5),
    // with the people who do it: electricians
    meant('elecrtical', 'electrical', 10),
    meant('ware house wroker', 'ware house worker', 6),
    meant('fisical therapist', 'physical therapist', 4),
    meant('fisical clerk', 'fiscal clerk', 3),
    meant('driver truk ', 'driver truck', 3),
    meant('phisical therepist -night', 'physical therapist -night', 4),
    kept('farrier', 0),
    kept('farm', 1),
    kept('drivers', 3),
    kept('projects', 4),
    kept('"elecrtican"', 0),
    kept('electrician -elecrtical', 5),
  ],
  suggestions: [
    ['a letter wrong', { q: 'elecrtican', field: 'what' }, ['title Electrician 5']],
    ['a letter wrong so far', { q: 'projict', field: 'what' }, ['title Project Coordinator 4']],
    ['a letter wrong at the beginning', { q: 'carier', field: 'what' }, ['title Mail Carrier 3']],
    ['two words', { q: 'mial carr', field: 'what' }, ['title Mail Carrier 3']],
    ['a place', { q: 'reon', field: 'where' }, ['place Reno, NV 42']],
    ['nothing near', { q: 'zzzzzz', field: 'what' }, []],
  ],
};
