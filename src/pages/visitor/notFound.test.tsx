import { h1, main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { site } from '@contract/constants/site';

test("an address that is no page has the spec's words and two ways on", async () => {
  renderApp('/no/such/page');
  expect(await h1('Page not found')).toBeVisible();
  expect(main().getByText('404')).toBeVisible();
  expect(main().getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  expect(main().getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
  expect(main().getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email}`,
  );
});
