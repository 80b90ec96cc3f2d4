import { allCases } from './allCases';
import { casesFor } from './searchCase';

test.each(allCases)('$name: each case has a name of its own and can be told apart', (group) => {
  const [host, browser] = [casesFor('host', group), casesFor('browser', group)];
  for (const cases of [host, browser])
    expect(new Set(cases.map(({ what }) => what)).size).toBe(cases.length);
  // the results of a case in any order are computed: it has to find something
  for (const { what, expected } of [...host, ...browser])
    expect([what, expected]).not.toEqual([what, { findsInAnyOrder: [] }]);
});
