import { makeDocument } from './documents';

const documentAt = (now: number, words: string) =>
  makeDocument({
    html: `<p>${words}</p><script>{"at":${now},"now":${now}}</script>`,
    status: 200,
    sharedMaxAge: 10,
    now,
  });

test('a page has one tag whenever it is rendered, for as long as it says the same', () => {
  const [first, later, older] = [
    documentAt(1_700_000_000_000, 'today'),
    documentAt(1_700_000_060_000, 'today'),
    documentAt(1_700_086_400_000, 'yesterday'),
  ];
  expect(later?.etag).toBe(first?.etag);
  expect(older?.etag).not.toBe(first?.etag);
  expect(String(first?.bytes)).toContain('"now":1700000000000');
});
