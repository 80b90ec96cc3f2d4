import { fireEvent, render } from '@testing-library/react';
import { AppTheme } from '@/app/theme/AppTheme';
import { initialsOf, toneOf } from '@contract/text/tones';
import { InitialsTile } from './InitialsTile';

it('shows initials where the image is missing or broken, and tries a new image', () => {
  const tile = (image?: string | null) => (
    <AppTheme>
      <InitialsTile name="Lakeside General Hospital" image={image} />
    </AppTheme>
  );
  const { container, rerender } = render(tile(null));
  expect(container).toHaveTextContent('LG');
  rerender(tile('/gone.png'));
  expect(container).not.toHaveTextContent('LG');
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container).toHaveTextContent('LG');
  rerender(tile('/new.png'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
});

it.each([
  ['Lakeside General Hospital', 'LG'],
  ['Baker & Holm', 'BH'],
  ['nadia.saab', 'NS'],
  ['IBM', 'IB'],
  ['Société Élan', 'SÉ'],
  ['李 小龙', '李小'],
  ['  ', '?'],
  ['🙂', '?'],
  ['7 Eleven', '7E'],
])('takes the initials of %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

it('gives a name the same colour whatever its case, and uses all six', () => {
  expect(toneOf('Olive & Rye')).toBe(toneOf(' olive & rye '));
  expect(new Set(Array.from({ length: 60 }, (_, index) => toneOf(`Company ${index}`))).size).toBe(
    6,
  );
});
