import { aJob } from '@/test/fixtures';
import { limits } from '@contract/limits';
import {
  moveToUser,
  readDevice,
  removeFromDevice,
  saveOnDevice,
  updateOnDevice,
} from './deviceJobs';

const put = (value: unknown, username = ''): void =>
  localStorage.setItem(
    `saved:${username}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  );
const idsOf = (username = '') => readDevice(username).map(({ job }) => job._id);

test.each([
  ['nothing', ''],
  ['no JSON', '{"job":'],
  ['another thing', '{"jobs":[]}'],
  ['null', 'null'],
  ['a number', '17'],
  ['numbers', '[1,2]'],
  ['entries without a job', '[{"note":"x"},{"job":{}},{"job":{"_id":""}},{"job":[1]}]'],
])('%s in the storage is an empty list, and the next job is kept', (_what, text) => {
  put(text);
  expect(readDevice('')).toEqual([]);
  expect(saveOnDevice('', { job: aJob() })).toBe('saved');
  expect(idsOf()).toEqual(['job-1']);
});

test('of a list that is damaged in part, the rest is read', () => {
  put([
    { job: { _id: 7, jobtitle: 'Cook', monthlysalary1: '1200' }, note: 5, savedAt: 'never' },
    { job: { _id: 'x'.repeat(201), jobtitle: 'Cook' } },
    'job-1',
    { job: aJob(), note: 'n'.repeat(5000), savedAt: '2026-01-01T00:00:00Z', checkedAt: 'x' },
    { job: aJob(), note: 'the later one counts' },
  ]);
  expect(readDevice('')).toEqual([
    {
      job: { _id: '7', jobtitle: 'Cook', monthlysalary1: 1200 },
      note: '',
      savedAt: '',
      checkedAt: 0,
    },
    expect.objectContaining({ note: 'the later one counts', checkedAt: 0 }),
  ]);
  put([{ job: aJob(), note: 'n'.repeat(5000) }]);
  expect(readDevice('')[0]?.note).toHaveLength(limits.savedNote);
});

test('of a job only what the list shows is kept, and no picture that is its own address', () => {
  saveOnDevice('', {
    job: aJob({
      companyname: 'c'.repeat(9000),
      companyLogo: `data:image/png;base64,${'A'.repeat(9000)}`,
    }),
  });
  const text = localStorage.getItem('saved:') ?? '';
  expect(text.length).toBeLessThan(1500);
  expect(text).not.toContain('Care for patients');
  expect(readDevice('')[0]?.job).toMatchObject({
    jobtitle: 'Registered Nurse',
    location: 'Springfield',
  });
});

test('each username has a list of its own, whatever it is written with', () => {
  saveOnDevice('sam/roe é', { job: aJob() });
  expect([idsOf('sam/roe é'), idsOf('sam'), idsOf()]).toEqual([['job-1'], [], []]);
  expect(saveOnDevice('\uD800', { job: aJob() })).toBe('refused');
  expect(removeFromDevice('sam/roe é', ['job-1', 'job-2'])).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('so many are kept and no more', () => {
  put(Array.from({ length: limits.savedOnDevice }, (_, at) => ({ job: aJob({ _id: `j${at}` }) })));
  expect(saveOnDevice('', { job: aJob({ _id: 'j0' }) })).toBe('saved');
  expect(saveOnDevice('', { job: aJob() })).toBe('full');
  removeFromDevice('', ['j5']);
  expect(saveOnDevice('', { job: aJob() })).toBe('saved');
});

test('a change of a job that another tab has removed brings nothing back', () => {
  saveOnDevice('', { job: aJob() });
  put([], '');
  updateOnDevice('', new Map([['job-1', { note: 'late' }]]));
  expect(idsOf()).toEqual([]);
});

test('a visitor’s list joins somebody’s own: no note is lost, none is said twice', () => {
  put([
    { job: aJob({ _id: 'both' }), note: 'far away' },
    { job: aJob({ _id: 'same' }), note: 'call' },
    { job: aJob({ _id: 'new' }), note: 'n', savedAt: '2026-01-02T00:00:00.000Z' },
  ]);
  put(
    [
      { job: aJob({ _id: 'both' }), note: 'good pay' },
      { job: aJob({ _id: 'same' }), note: 'call them' },
    ],
    'sam',
  );
  moveToUser('sam');
  expect(readDevice('sam').map(({ job, note }) => [job._id, note])).toEqual([
    ['both', 'good pay\nfar away'],
    ['same', 'call them'],
    ['new', 'n'],
  ]);
  expect(localStorage.getItem('saved:')).toBeNull();
});

test('where the device refuses, the visitor’s list stays where it is', () => {
  saveOnDevice('', { job: aJob() });
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  moveToUser('sam');
  expect([idsOf(), idsOf('sam')]).toEqual([['job-1'], []]);
  setItem.mockRestore();
});

test('a storage that can’t even be read is an empty list', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readDevice('')).toEqual([]);
  getItem.mockRestore();
});
