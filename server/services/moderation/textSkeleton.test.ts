import { containmentOf, similarityOf, skeletonOf, toCompared } from './textSkeleton';

test.each([
  ['case, spaces and signs', ' NIGHT-nurse! '],
  ['letters with spaces between', 'n i g h t  n u r s e'],
  ['full-width', 'Ｎｉｇｈｔ　ｎｕｒｓｅ'],
  ['Cyrillic', 'Nіght nursе'],
  ['Cyrillic and Greek capitals', 'ΝІGНТ ΝURЅЕ'],
  ['Armenian', 'night ոurse'],
  ['mathematical', '𝐍𝐢𝐠𝐡𝐭 𝓷𝓾𝓻𝓼𝓮'],
  ['circled and boxed', '🅽🅸🅶🅷🆃 🇳🇺🇷🇸🇪 '],
  ['small capitals', 'ɴɪɢʜᴛ ɴᴜʀꜱᴇ'],
  ['invisible characters', 'n\u200bi\u00adg\u2060h\ufe0ft n\u3164urse'],
  ['combining marks', 'n\u0301i\u0336ght nu\u0308rs\u0327e'],
  ['digits and signs for letters', 'N1ght Nur$3'],
])('%s change nothing in what a text is taken for', (_what, text) => {
  expect(skeletonOf(text)).toBe(skeletonOf('Night nurse'));
});

test.each([
  ['manager', 'МАNАGЕR'],
  ['modern window', 'rnodern vvindow'],
  ['Illinois', 'lllln0ls'],
])('"%s" and "%s" are the same', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Night nurse', 'Day nurse'],
  ['Nurse 2', 'Nurse 3'],
  ['повар', 'водитель'],
  ['طباخ', 'سائق'],
])('"%s" and "%s" are two', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test('a text without letters has nothing to compare', () => {
  expect(skeletonOf(' \u0301\u200b!? 👍')).toBe('');
});

test('the share of trigrams that two texts have in common', () => {
  const [night, urgent, cook] = ['Night nurse', 'Urgent: night nurse', 'Cook'].map(toCompared);
  if (!night || !urgent || !cook) throw new Error('three texts');
  expect([similarityOf(night, toCompared('nіght-nurse')), similarityOf(night, cook)]).toEqual([
    1, 0,
  ]);
  expect(similarityOf(night, urgent)).toBeCloseTo(8 / 14);
  expect([containmentOf(night, urgent), containmentOf(urgent, night)]).toEqual([1, 1]);
});
