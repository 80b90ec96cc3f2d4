import { parsedUrl } from './parsedUrl';

test.each<[text: string, base: string | undefined, href: string | undefined]>([
  ['https://a.example/b', undefined, 'https://a.example/b'],
  ['../b', 'https://a.example/c/d', 'https://a.example/b'],
  ['b', undefined, undefined],
  ['b', '', undefined],
  ['https://', undefined, undefined],
  ['', 'https://a.example/', 'https://a.example/'],
])('%j from %j is %j', (text, base, href) => {
  expect(parsedUrl(text, base)?.href).toBe(href);
});

test('a name of another alphabet is one, however often it is asked', () => {
  const texts = ['https://bücher.example/', 'https://a.example/'];
  const read = Array.from({ length: 50_000 }, (_, n) => parsedUrl(texts[n % 2] ?? '')?.href);
  expect(new Set(read)).toEqual(new Set(['https://xn--bcher-kva.example/', 'https://a.example/']));
});
