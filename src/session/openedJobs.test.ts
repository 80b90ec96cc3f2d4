import { removeDrafts } from './drafts';
import { addOpenedJob, readOpenedJobs, setOpenedJobsEnabled } from './openedJobs';

beforeEach(() => localStorage.clear());

test('the last ten, each once, the last one first, for each username by itself', () => {
  for (let at = 1; at <= 12; at += 1) addOpenedJob('sam.roe', `job-${at}`);
  addOpenedJob('sam.roe', 'job-5');
  addOpenedJob('ann', 'other');
  expect(readOpenedJobs('sam.roe')).toEqual([
    'job-5',
    ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `job-${at}`),
  ]);
  expect(readOpenedJobs('ann')).toEqual(['other']);
  removeDrafts('sam.roe');
  expect([readOpenedJobs('sam.roe'), readOpenedJobs('ann')]).toEqual([[], ['other']]);
});

test('nothing is remembered for who does not want it, until it is wanted again', () => {
  addOpenedJob('sam.roe', 'job-1');
  setOpenedJobsEnabled('sam.roe', false);
  addOpenedJob('sam.roe', 'job-2');
  expect(readOpenedJobs('sam.roe')).toEqual([]);
  setOpenedJobsEnabled('sam.roe', true);
  addOpenedJob('sam.roe', 'job-3');
  expect(readOpenedJobs('sam.roe')).toEqual(['job-3']);
});

test('what is no id is not remembered', () => {
  for (const id of ['', 'two words', 'x'.repeat(201)]) addOpenedJob('sam.roe', id);
  expect(readOpenedJobs('sam.roe')).toEqual([]);
});
