import { within } from '@testing-library/react';
import { specHost } from '@/test/host/server';
import { main } from '@/test/page';
import { asEmployer, fill, shown } from '@/test/postForm';
import { renderApp } from '@/test/renderApp';
import { searchGaps } from './searchGaps';

const overview =
  'Care for people after surgery on a calm ward of twenty beds, with a team that has worked together for years.';
const section = () => main().findByRole('region', { name: 'What Google will show' });
const gapsShown = async () =>
  within(await section())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the employer sees how search engines will list the job, and what is missing', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill({ location: 'Austin', monthlysalary1: '0', monthlysalary2: '0', joboverview: overview });
  expect(await section()).toHaveTextContent('Ward NurseLarkfield Health · Austin · via Jobline');
  expect(await gapsShown()).toEqual([
    'Give the city and the state, such as “Tulsa, OK”, or say “Remote”.',
    'Say what it pays. Jobs without pay are shown lower.',
  ]);
  fill({ joboverview: overview });
  expect(await gapsShown()).toEqual([]);
  expect(await section()).toHaveTextContent('today · $3,900 - $5,200 a month · Full-time');
  expect(await section()).toHaveTextContent('Nothing is missing.');
});

test('on a spec host, whose pages nobody reads that way, there is nothing of it', async () => {
  renderApp('/jobpost/ann.lee', { ...asEmployer, config: specHost });
  await shown();
  expect(main().queryByRole('region', { name: 'What Google will show' })).toBeNull();
});

test.each([
  [{ location: 'Remote' }, ['pay']],
  [{ location: '74103', monthlysalary2: '10' }, []],
  [{ jobtitle: 'NURSES WANTED', monthlysalary2: '10' }, ['title']],
  [{ jobtitle: 'Nurse $5,000!', monthlysalary2: '10' }, ['title']],
  [{ employementtype: 'Rolling', monthlysalary2: '10' }, ['type']],
  [{ joboverview: 'Short.', monthlysalary2: '10' }, ['overview']],
])('%j lacks %j', (typed, gaps) => {
  expect(searchGaps(typed)).toEqual(gaps);
});
