import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import {
  asEmployer,
  drafts,
  fieldOf,
  fill,
  shown,
  stubAddJob,
  submit,
  user,
} from '@/test/postForm';
import { renderApp } from '@/test/renderApp';

const typed = [
  'We **really** care.',
  'Line *two*.',
  '',
  '### How we work',
  '##### Nights',
  '- One',
  '  1. Two',
  '',
  'See [our ward](https://ward.example/a?b=1) or [write](mailto:ward@firm.example).',
].join('\n');
const attacks = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) [y](data:text/html,x) [z](JAVASCRIPT:alert(1))',
  '![p](https://evil.example/pixel.png)',
  '<https://evil.example>',
  '# <svg onload=alert(1)>',
].join('\n\n');

const open = async (longDescription: string) => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ longDescription })),
    ),
  );
  renderApp('/singlejobdescription/jobdescription/job-1');
  const heading = await main().findByRole('heading', { level: 2, name: 'More about the job' });
  const section = heading.closest('section');
  if (!section) throw new Error('no section');
  await waitFor(() => expect(section.querySelector('p, ul')).not.toBeNull());
  return section;
};

test('the job page shows it: paragraphs, headings below the page’s, lists, bold, italic, links', async () => {
  const section = await open(typed);
  const shownHere = within(section);
  expect(shownHere.getByText('really').tagName).toBe('STRONG');
  expect(shownHere.getByText('two').tagName).toBe('EM');
  expect(section.querySelector('p')?.textContent).toBe('We really care.\nLine two.');
  expect(
    shownHere.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]),
  ).toEqual([
    ['H2', 'More about the job'],
    ['H3', 'How we work'],
    ['H4', 'Nights'],
  ]);
  expect(
    shownHere.getAllByRole('listitem').map(({ parentElement }) => parentElement?.tagName),
  ).toEqual(['UL', 'OL']);
  for (const [name, href] of [
    ['our ward', 'https://ward.example/a?b=1'],
    ['write', 'mailto:ward@firm.example'],
  ] as const) {
    const link = shownHere.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
  }
});

test('nothing typed becomes an element or an address of its own', async () => {
  const section = await open(attacks);
  expect(new Set([...section.querySelectorAll('*')].map(({ tagName }) => tagName))).toEqual(
    new Set(['H2', 'H3', 'DIV', 'P']),
  );
  const own = '[data-used-part="LongDescription"]';
  const attributes = [...section.querySelectorAll(`:not(${own})`)].flatMap((each) =>
    each.getAttributeNames(),
  );
  expect(new Set(attributes)).toEqual(new Set(['class', 'dir']));
  expect(section.querySelectorAll(own)).toHaveLength(1);
  for (const part of attacks.split('\n\n'))
    expect(section).toHaveTextContent(part.replace(/^# /, ''));
});

const stubHiring = () => {
  const sent: unknown[] = [];
  testHost.use(
    http.put(`${hostAddress}/jobs/:id/hiring`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aJob());
    }),
  );
  return sent;
};
const type = (text: string) =>
  fireEvent.change(fieldOf('longDescription'), { target: { value: text } });

test('it is typed with the job, previewed, kept, and sent as it was typed', async () => {
  const sent = stubHiring();
  stubAddJob(() => HttpResponse.json({ _id: 'job-9', jobtitle: 'Ward Nurse' }, { status: 201 }));
  const first = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  type(typed);
  const preview = within(
    screen.getByRole('complementary', { name: 'How job seekers will see it' }),
  );
  expect(await preview.findByRole('heading', { level: 4, name: 'How we work' })).toBeVisible();
  // previews have no links
  expect(preview.getByText('our ward')).toBeVisible();
  expect(preview.queryByRole('link', { name: 'our ward' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'See the job page' })[0]!); // one beside the form, one above its foot on phones
  const page = within(await screen.findByRole('dialog', { name: 'How job seekers will see it' }));
  expect(await page.findByRole('heading', { level: 3, name: 'How we work' })).toBeVisible();
  expect(page.queryByRole('link')).toBeNull();
  await user.click(page.getByRole('button', { name: 'Back to the form' }));
  first.unmount();

  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(fieldOf('longDescription')).toHaveValue(typed);
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(sent).toEqual([
    {
      questions: [],
      answersWithin: null,
      workplace: null,
      closesOn: null,
      longDescription: typed,
    },
  ]);
  expect(drafts()).toEqual([]);
});

test('while it is written it has hints like the other texts; a link’s address isn’t one', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  const says = (hint: unknown) =>
    waitFor(() => expect(fieldOf('longDescription')).toHaveAccessibleDescription(hint));
  type('Call 512-555-0142.');
  await says(expect.stringContaining('“512-555-0142” is better left out'));
  type('[Our ward](https://ward.example)');
  await says(expect.stringMatching(/^Leave a blank line/));
});

test('a spec host’s form has none, and sends none', async () => {
  const sent = stubHiring();
  const bodies = stubAddJob(() => HttpResponse.json({}, { status: 201 }), specHost.apiHost);
  const { address } = renderApp('/jobpost/ann.lee', { ...asEmployer, config: specHost });
  await shown();
  expect(main().queryByLabelText('Longer description (optional)')).toBeNull();
  fill();
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty('longDescription');
  expect(sent).toEqual([]);
});
