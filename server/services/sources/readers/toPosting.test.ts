import { jobs, read, rowsOf } from './readersFixtures';
import type { SourcePosting } from './sourceRow';

describe('a link to apply', () => {
  const linkOf = async (absolute_url: string) =>
    (await jobs('greenhouse', { jobs: [{ id: 1, title: 'Cook', absolute_url }] }))[0]?.applyUrl;
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@a.example/',
    'not a link',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('%s is none', async (link) => {
    expect(await linkOf(link)).toBeNull();
  });
  test('an ordinary one is kept', async () => {
    expect(await linkOf(' https://a.example/1 ')).toBe('https://a.example/1');
  });
});

test('what is told of a row that is left out can be stored, wherever it is cut', async () => {
  const title = `${'x'.repeat(119)}👋\0`;
  const [row] = await read('greenhouse', { jobs: [{ id: 1, title }] });
  expect(row).toEqual({
    ...{ row: 1, reason: 'characters', title: 'x'.repeat(119) },
    key: expect.any(String),
  });
});

test('the same posting has the same hash, and another one once anything is changed', async () => {
  const of = async (changes: object) => {
    const [row] = await read('greenhouse', { jobs: [{ id: 1, title: 'Cook', ...changes }] });
    return row && 'hash' in row ? row.hash : '';
  };
  expect(await of({})).toBe(await of({ updated_at: '2026-01-01' }));
  expect(await of({})).not.toBe(await of({ title: 'Baker' }));
  expect(await of({})).not.toBe(await of({ absolute_url: 'https://a.example/1' }));
  const key = (
    (await rowsOf('greenhouse', { jobs: [{ id: 1, title: 'Cook' }] }))[0] as SourcePosting
  ).key; // a posting
  expect(key).toBe('1');
});
