import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AppTheme } from '../theme/AppTheme';
import { Footer } from './Footer';

it('names who made the list of places, and under which license', () => {
  render(
    <AppTheme>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </AppTheme>,
  );
  const footer = within(screen.getByRole('contentinfo'));
  const source = footer.getByRole('link', { name: 'GeoNames' });
  expect(source).toHaveAttribute('href', 'https://www.geonames.org');
  expect(source.parentElement).toHaveTextContent('Places by GeoNames (CC BY 4.0)');
  const license = footer.getByRole('link', { name: 'CC BY 4.0' });
  expect(license).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  expect(license.getAttribute('rel')?.split(' ')).toContain('license');
});
