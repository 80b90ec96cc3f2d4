/**
 * Checks that the shortcut before jsdom's selector engine (tools/styleMatching.cjs) doesn't change
 * its results.
 */
const selectors = [
  'p',
  'P',
  '*',
  '#one',
  '.a',
  '.A',
  'p.a',
  'p.a.b',
  '.b.a',
  '.a-b',
  '.a,.b',
  'span, .b',
  'div .b',
  'div>.b',
  'div > .a + .b',
  '.a~.b',
  '.a ~ p',
  '.b:not(.a)',
  ':not(.a)',
  ':is(.a, #two)',
  'p:is(.a .b, div > .b)',
  ':where(.b)',
  'div:has(.b)',
  ':has(> .a)',
  '.a:has(+ .b)',
  '[class]',
  '[title="x, .y > #z"]',
  'p[title="x)"]',
  '.a[title]',
  '.b:first-child',
  'p:nth-child(2 of .b)',
  'p:nth-child(2)',
  '.a::before',
  '::before',
  String.raw`.\61`,
  String.raw`.c\:d`,
  String.raw`#o\6e e`,
  '.a.',
  '.a >',
  '(.a',
  'input:disabled',
  'input:checked',
  '.f:invalid',
  'svg',
  'linearGradient',
  'svg .a',
  ':root',
  'html',
];

const page = `
  <div id="root"><p class="a" title="x, .y > #z">1</p><p id="one" class="b">2</p>
  <p class="a b a-b" title="x)">3</p><p class="c:d">4</p><p class="\n b\ta ">5</p></div>
  <span id="two" class="A"></span><input class="f" required checked type="checkbox" disabled>
  <svg class="b"><linearGradient id="g"/><path class="a"/></svg>`;

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/** Whether a single rule applies to an element: jsdom barely supports the cascade. */
const appliesTo = (element: Element, style: HTMLStyleElement, selector: string): boolean => {
  style.textContent = `${selector} { letter-spacing: 3px }`;
  return getComputedStyle(element).letterSpacing === '3px';
};

beforeEach(() => {
  document.body.innerHTML = page;
});

it.each(selectors)('applies the rule of %j to exactly the elements that match it', (selector) => {
  const style = document.head.appendChild(document.createElement('style'));
  const elements = [...document.querySelectorAll('html, body, body *')];
  const styled = elements.filter((element) => appliesTo(element, style, selector));
  expect(styled).toEqual(elements.filter((element) => matches(element, selector)));
  style.remove();
});

it('sees what changes between two questions', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.shown { letter-spacing: 3px } #named { letter-spacing: 4px }';
  const one = document.querySelector('#one');
  if (!one) throw new Error('No element');
  const spacing = () => getComputedStyle(one).letterSpacing;
  expect(spacing()).toBe('');
  one.classList.add('shown');
  expect(spacing()).toBe('3px');
  one.className = '';
  expect(spacing()).toBe('');
  one.id = 'named';
  expect(spacing()).toBe('4px');
  one.setAttribute('id', 'one');
  expect(spacing()).toBe('');
  style.textContent = '#one { letter-spacing: 5px }';
  expect(spacing()).toBe('5px');
  style.remove();
});
