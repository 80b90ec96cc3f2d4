import { mappingFor, parseMapping } from './mapping';

test('fields are found by the columns of their own names, and by what the command line says', () => {
  expect(mappingFor(['JobTitle', 'salary', 'Town'], { location: 'Town' })).toEqual({
    jobtitle: 'JobTitle',
    salary: 'salary',
    location: 'Town',
  });
});

test('a file of ../shared/data is known by its columns, in any order and with more of them', () => {
  expect(
    mappingFor(
      ['description', 'title', 'company', 'location', 'workplace', 'salary', 'contract', 'more'],
      {},
    ),
  ).toMatchObject({ jobtitle: 'title', payperiod: 'contract' });
});

test.each<[columns: string[], wanted: string[], message: RegExp]>([
  [['a', 'b'], [], /no column is known to be the title.*a, b/],
  [['a', 'b'], ['jobtitle=c'], /no column “c”.*a, b/],
])('columns %j with %j: %s', (columns, wanted, message) => {
  expect(() => mappingFor(columns, parseMapping(wanted))).toThrow(message);
});

test('a mapping has a field and a column, which may have = and spaces in it', () => {
  expect(parseMapping(['jobtitle=Job = Title', 'salary=Pay'])).toEqual({
    jobtitle: 'Job = Title',
    salary: 'Pay',
  });
});
test.each(['jobtitle', 'jobtitle=', '=Title', 'title=Title', 'toString=Title'])(
  '%j is no mapping',
  (text) => {
    expect(() => parseMapping([text])).toThrow('--map');
  },
);
