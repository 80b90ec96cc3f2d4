import { readPageState, writePageState, type PageState } from './pageState';

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '\\u003c/script>',
  '"}</SCRIPT >',
  "$& $` $'",
])('no text of an answer ends the state block: %j', (text) => {
  const value = [{ _id: '1', categoryName: text }];
  const state: PageState = {
    answers: [{ endpointName: 'getCategories', arg: undefined, value }],
    now: 1,
  };
  const written = writePageState(state);
  expect(written).not.toContain('<');
  const page = new DOMParser().parseFromString(
    `<body><script type="application/json" id="s">${written}</script><p>after</p></body>`,
    'text/html',
  );
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(readPageState(page.getElementById('s')?.textContent)).toEqual(state);
});
