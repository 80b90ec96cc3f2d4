import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppTheme } from '@/app/theme/AppTheme';
import { Link } from '@/ui/text/Link';
import { Page, PageHeading } from './Page';
import { PageTitleContext } from './pageTitle';

const screenOf = (title: string, to: string) => (
  <Page title={title}>
    <PageHeading>{title}</PageHeading>
    <Link to={to}>Go on</Link>
  </Page>
);
const app = (
  <AppTheme>
    <MemoryRouter initialEntries={['/one']}>
      <main>
        <Routes>
          <Route path="/one" element={screenOf('One', '/two')} />
          <Route path="/two" element={screenOf('Two', '/two?page=2')} />
        </Routes>
      </main>
    </MemoryRouter>
  </AppTheme>
);

it('names the document and moves the focus to the heading on navigation, not on the first page or a new search', async () => {
  render(app);
  expect(document.title).toBe('One · Jobline');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.title).toBe('Two · Jobline');
  expect(screen.getByRole('heading', { level: 1, name: 'Two' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveFocus();
});

it('leaves the focus in an open menu when the heading arrives late', async () => {
  const late = (shown: boolean) => (
    <AppTheme>
      <MemoryRouter initialEntries={['/late']}>
        <div role="menu">
          <button type="button" role="menuitem">
            My Profile
          </button>
        </div>
        <main>{shown ? <PageHeading>Late</PageHeading> : null}</main>
      </MemoryRouter>
    </AppTheme>
  );
  const { rerender } = render(late(false));
  screen.getByRole('menuitem').focus();
  rerender(late(true));
  expect(screen.getByRole('heading', { name: 'Late' })).toBeVisible();
  expect(screen.getByRole('menuitem')).toHaveFocus();
});

it('hands the focus on when a heading takes the place of another', () => {
  const at = (heading: string) => (
    <AppTheme>
      <MemoryRouter initialEntries={['/profile']}>
        <main key={heading}>
          <PageHeading>{heading}</PageHeading>
        </main>
      </MemoryRouter>
    </AppTheme>
  );
  const { rerender } = render(at('Your profile'));
  screen.getByRole('heading', { name: 'Your profile' }).focus();
  rerender(at('Ann Lee'));
  expect(screen.getByRole('heading', { name: 'Ann Lee' })).toHaveFocus();
});

it('tells its title to whoever renders the page without a document', () => {
  const told = jest.fn();
  render(<PageTitleContext value={told}>{app}</PageTitleContext>);
  expect(told).toHaveBeenCalledWith('One · Jobline');
});
