import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '@/app/theme/AppTheme';
import { noSearch, type JobSearch } from '@/searchEngine/jobSearch';
import { FilterTexts } from './FilterTexts';
import { PayFilter } from './PayFilter';

const Filters = ({ from, tell }: { from: JobSearch; tell: (search: JobSearch) => void }) => {
  const [search, setSearch] = useState(from);
  const change = (changes: Partial<JobSearch>): void => {
    const next = { ...search, ...changes };
    setSearch(next);
    tell(next);
  };
  return (
    <>
      <PayFilter search={search} change={change} />
      <FilterTexts search={search} change={change} />
    </>
  );
};
const show = (from: Partial<JobSearch> = {}) => {
  const tell = jest.fn<void, [JobSearch]>();
  render(
    <AppTheme>
      <Filters from={{ ...noSearch, ...from }} tell={tell} />
    </AppTheme>,
  );
  return {
    least: screen.getByLabelText('At least'),
    most: screen.getByLabelText('At most'),
    told: () => tell.mock.lastCall?.[0],
  };
};

test.each([
  ['$2,500', 2500],
  ['4k', 4000],
  ['4.5K', 4500],
  ['3 000', 3000],
  ['0', undefined],
  ['$', undefined],
])('%s of pay is read as %s', async (typed, amount) => {
  const { least, told } = show({ payMin: 1 });
  await userEvent.clear(least);
  await userEvent.type(least, typed);
  await userEvent.tab();
  await waitFor(() => expect(told()).toMatchObject({ payMin: amount }));
  expect(least).toHaveValue(typed);
  expect(least).toBeValid();
});

test.each(['a lot', '-5', '1.2.3', '.', '99999999'])(
  '%s is no amount: that is said, it stays as typed, and filters nothing',
  async (typed) => {
    const { least, told } = show({ payMin: 3000 });
    await userEvent.clear(least);
    await userEvent.type(least, typed);
    await userEvent.tab();
    await waitFor(() => expect(told()).toMatchObject({ payMin: undefined }));
    expect(least).toHaveValue(typed);
    expect(least).toHaveAccessibleDescription('Numbers only, such as 4000');
  },
);

test('a highest below the lowest is said until it is mended', async () => {
  const { least, most } = show({ payMin: 5000 });
  await userEvent.type(most, '4000');
  expect(least).toBeValid();
  expect(most).toHaveAccessibleDescription('Below “At least”');
  await userEvent.type(most, '0');
  expect(most).toBeValid();
});
