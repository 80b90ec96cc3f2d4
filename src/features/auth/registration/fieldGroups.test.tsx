import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test.each([
  ['/signup', 'Nationality'],
  ['/signupemp', 'Address'],
])('the three groups of %s say what their fields are for', async (path, aboutYou) => {
  renderApp(path);
  await main().findByText('Register');
  const groups = { 'Your name': 'Last name', 'Your login': 'Email', 'About you': aboutYou };
  for (const [name, label] of Object.entries(groups)) {
    const group = main().getByRole('group', { name });
    expect(group).toHaveAccessibleDescription(/\w/);
    expect(group).toContainElement(main().getByLabelText(label));
  }
});
