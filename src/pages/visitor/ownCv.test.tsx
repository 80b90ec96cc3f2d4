import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Cv } from '@/api/jobBoardApi';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const empty: Cv = {
  summary: '',
  experience: [],
  education: [],
  skills: [],
  languages: [],
  links: [],
};
const stubCv = (start: Partial<Cv> = {}, refusal?: () => Response) => {
  const stored = { current: { ...empty, ...start } };
  const sent: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/cv`, () => HttpResponse.json(stored.current)),
    http.put(`${hostAddress}/cv`, async ({ request }) => {
      const body = (await request.json()) as Cv; // the app's own body
      sent.push(body);
      if (refusal) return refusal();
      stored.current = body;
      return HttpResponse.json(body);
    }),
  );
  return sent;
};
const sheet = () => screen.findByRole('article', { name: 'Your CV as it prints' });
const edit = async () => userEvent.click(await main().findByRole('button', { name: 'Edit' }));

test('is filled from the profile, whose lines lead, and from what was written', async () => {
  stubCv({
    summary: 'Six years on wards.',
    experience: [
      {
        title: 'Ward Nurse',
        place: 'Lakeside',
        from: '2019-04',
        to: '',
        text: 'Led nights\nTaught',
      },
    ],
    skills: ['Wound care'],
    links: [{ label: 'Work', url: 'https://sam.example/work' }],
  });
  renderApp('/cv', { session });
  const shown = within(await sheet());
  for (const text of [
    'Sam Roe',
    'sam@roe.example',
    '6 years',
    'BSc Nursing',
    'Six years on wards.',
  ])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByText('Apr 2019 – Present')).toBeVisible();
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Led nights', 'Taught', 'Wound care']),
  );
  expect(shown.getByRole('link', { name: 'sam.example/work' })).toHaveAttribute(
    'href',
    'https://sam.example/work',
  );
  expect(shown.queryByRole('heading', { name: 'Languages' })).not.toBeInTheDocument();
  const print = jest.fn();
  window.print = print;
  await userEvent.click(main().getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('entries, skills, languages and links are edited and saved; empty ones are left out', async () => {
  const sent = stubCv({ skills: ['Wound care'] });
  renderApp('/cv', { session });
  await edit();
  expect(await main().findByRole('heading', { level: 1, name: 'Edit your CV' })).toHaveFocus();
  await userEvent.click(main().getByRole('button', { name: 'Add a position' }));
  const entry = within(main().getByRole('group', { name: 'this position' }));
  await userEvent.type(entry.getByLabelText('Position'), 'Nurse');
  await userEvent.type(main().getByLabelText('From'), '2019-04');
  await userEvent.click(main().getByRole('button', { name: 'Add a degree or course' }));
  await userEvent.type(main().getByLabelText('Skills'), '\nListening\n');
  await userEvent.type(main().getByLabelText('Languages'), 'English');
  await userEvent.click(main().getByRole('button', { name: 'Add a link' }));
  await userEvent.type(main().getByLabelText('Address'), 'https://sam.example');
  await pressTwice(main().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your CV is saved')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      ...empty,
      experience: [{ title: 'Nurse', place: '', from: '2019-04', to: '', text: '' }],
      skills: ['Wound care', 'Listening'],
      languages: ['English'],
      links: [{ label: '', url: 'https://sam.example' }],
    },
  ]);
  expect(within(await sheet()).getByText('Nurse')).toBeVisible();
});

test('wrong dates and links are said at their fields, and nothing is sent', async () => {
  const sent = stubCv({
    experience: [{ title: 'Nurse', place: '', from: '2019-04', to: '', text: '' }],
  });
  renderApp('/cv', { session });
  await edit();
  await userEvent.type(await main().findByLabelText('To'), '2018');
  await userEvent.click(main().getByRole('button', { name: 'Add a link' }));
  await userEvent.type(main().getByLabelText('Address'), 'javascript:alert(1)');
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(main().getByLabelText('To')).toHaveAccessibleDescription(/This ends before it begins/);
  expect(main().getByLabelText('To')).toHaveFocus();
  expect(main().getByLabelText('Address')).toHaveAccessibleDescription(/https/);
  expect(sent).toEqual([]);
});

test('what is typed survives a reload and a failed save; Cancel gives it up', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubCv({}, () => HttpResponse.error());
  const { unmount } = renderApp('/cv', { session });
  await edit();
  await userEvent.type(await main().findByLabelText('Profile'), 'Half a line');
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(await main().findByRole('alert')).toHaveTextContent('What you typed is still here');
  unmount();
  renderApp('/cv', { session });
  expect(await main().findByLabelText('Profile')).toHaveValue('Half a line');
  await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
  expect(within(await sheet()).queryByText('Half a line')).not.toBeInTheDocument();
  errors.mockRestore();
});

test.each([
  ['Save', 'Half a line', [{ ...empty, summary: 'Half a line' }]],
  ['Cancel', 'From my phone', []],
])(
  'a draft that is older than the CV replaces it only once that is known: %s',
  async (press, left, saved) => {
    stubCv();
    const { unmount } = renderApp('/cv', { session });
    await edit();
    await userEvent.type(await main().findByLabelText('Profile'), 'Half a line');
    unmount();
    const sent = stubCv({ summary: 'From my phone' });
    renderApp('/cv', { session });
    expect(await main().findByLabelText('Profile')).toHaveValue('Half a line');
    await userEvent.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('alert')).toHaveTextContent('on another device');
    expect(sent).toHaveLength(0);
    await userEvent.click(main().getByRole('button', { name: press }));
    expect(await within(await sheet()).findByText(left)).toBeVisible();
    expect(sent).toEqual(saved);
  },
);

test('a save whose answer was lost is no other device’s', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const sent = stubCv({}, () => HttpResponse.error());
  renderApp('/cv', { session });
  await edit();
  await userEvent.type(await main().findByLabelText('Profile'), 'Half a line');
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(await main().findByRole('alert')).toHaveTextContent('What you typed is still here');
  const again = stubCv({ summary: 'Half a line' });
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your CV is saved')).toBeInTheDocument();
  expect([sent.length, again.length]).toEqual([1, 1]);
  errors.mockRestore();
});

test('what can’t be read can be tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(http.get(`${hostAddress}/cv`, () => HttpResponse.error()));
  renderApp('/cv', { session });
  expect(await main().findByText('Your CV can’t be shown right now')).toBeVisible();
  stubCv();
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await sheet()).toBeVisible();
  errors.mockRestore();
});

test.each([
  ['an employer', {}, { userRole: 'employer', usernameEmployer: 'ann.lee' }],
  ['a job seeker on a spec host', { config: specHost }, session],
])('%s sees the template', async (_who, options, keys) => {
  renderApp('/cv', { ...options, session: keys });
  expect(await main().findByRole('article', { name: 'The template' })).toBeVisible();
  expect(main().queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('after a position or link is removed, the focus moves to the button that adds one', async () => {
  stubCv({
    experience: [{ title: 'Nurse', place: '', from: '2019-04', to: '', text: '' }],
    links: [{ label: 'Work', url: 'https://sam.example/work' }],
  });
  renderApp('/cv', { session });
  await edit();
  await userEvent.click(await main().findByRole('button', { name: 'Remove Nurse' }));
  expect(main().getByRole('button', { name: 'Add a position' })).toHaveFocus();
  await userEvent.click(main().getByRole('button', { name: 'Remove Work' }));
  expect(main().getByRole('button', { name: 'Add a link' })).toHaveFocus();
});

test('a skill and a line that are written twice are shown twice', async () => {
  stubCv({
    experience: [{ title: 'Nurse', place: '', from: '2019-04', to: '', text: 'Nights\nNights' }],
    skills: ['Triage', 'Triage'],
  });
  renderApp('/cv', { session });
  const shown = within(await sheet());
  expect(shown.getAllByText('Nights')).toHaveLength(2);
  expect(shown.getAllByText('Triage')).toHaveLength(2);
});
