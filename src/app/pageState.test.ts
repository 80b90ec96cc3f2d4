import { readPageState, writePageState, type PageState } from './pageState';

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '\\u003c/script>',
  '"}</SCRIPT >',
  "$& $` $'",
])('no text of an answer ends the block that it stands in: %j', (text) => {
  // only what is written is looked at; of the store's part any record will do
  const state = { api: { queries: { q: { data: text } } }, now: 1 } as unknown as PageState;
  const written = writePageState(state);
  expect(written).not.toContain('<');
  const page = new DOMParser().parseFromString(
    `<body><script type="application/json" id="s">${written}</script><p>after</p></body>`,
    'text/html',
  );
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(readPageState(page.getElementById('s')?.textContent)).toEqual(state);
});
