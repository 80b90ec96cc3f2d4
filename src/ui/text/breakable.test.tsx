import { render } from '@testing-library/react';
import { breakable } from './breakable';

it.each([
  ['tom.reyes@northfold.example', 'tom.|reyes@|northfold.|example'],
  ['demo.employer', 'demo.|employer'],
  ['Ann Lee', 'Ann Lee'],
  ['Lakeside Inc.', 'Lakeside Inc.'],
  ['а.б@пример.рф', 'а.|б@|пример.|рф'],
  ['', ''],
])('%s breaks as %s', (text, expected) => {
  const { container } = render(<p>{breakable(text)}</p>);
  expect(container).toHaveTextContent(text);
  expect(container.innerHTML.replaceAll(/<span[^>]*><\/span>/g, '|')).toBe(`<p>${expected}</p>`);
});
