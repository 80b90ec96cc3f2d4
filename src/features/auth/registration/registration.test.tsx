import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';
import { registrationFields, type RegistrationField } from './registrationFields';

const user = userEvent.setup();
const fieldOf = (name: string): HTMLInputElement => {
  const field = screen.getByRole('main').querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const submit = () => user.click(main().getByText('Register'));
const terms = () => main().getByLabelText(/license agreement/i);

const roles = [
  { role: 'employer', path: '/signupemp', call: '/employer/employers', address: '12 Mill Lane' },
  { role: 'jobseeker', path: '/signup', call: '/jobseeker/jobseekers', address: 'CA' },
] as const;
type Case = (typeof roles)[number];

const typed: Record<Exclude<RegistrationField, 'gender' | 'terms' | 'address'>, string> = {
  firstName: 'Ada',
  lastName: 'Morrow',
  username: 'ada.morrow',
  email: 'ada@morrow.example',
  password: 'long enough',
  confirm: 'long enough',
  location: 'Austin, TX',
  nationality: 'IE',
  phone: '+1 555 0123',
};
const isField = (name: string): name is RegistrationField => name in registrationFields.employer;
const fill = async (
  { role, address }: Case,
  changes: Partial<Record<RegistrationField, string>> = {},
) => {
  const names = registrationFields[role];
  await main().findByText('Register');
  for (const [field, value] of Object.entries({ ...typed, address, ...changes })) {
    // set at once: the login's test types key by key
    if (isField(field) && field !== 'terms')
      fireEvent.change(fieldOf(names[field]), { target: { value } });
  }
  await user.click(main().getByLabelText('Female'));
  if (changes.terms !== '') await user.click(terms());
};
/** Collects the bodies posted to `call`. */
const host = (
  call: string,
  answer: () => Response | Promise<Response> = () => HttpResponse.json({}, { status: 201 }),
) => {
  const bodies: unknown[] = [];
  testHost.use(
    http.post(call, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

describe.each(roles)('$role', (one) => {
  const { role, path, call } = one;
  const names = registrationFields[role];
  const own = `${hostAddress}${call}`;

  test('sends the body of spec §7 and goes to the employer login, where it is told', async () => {
    const bodies = host(own);
    const { address } = renderApp(path);
    await fill(one);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration successful. You can now log in!',
    );
    expect(address()).toBe('/loginemp');
    expect(bodies).toEqual([
      {
        [names.firstName]: 'Ada',
        [names.lastName]: 'Morrow',
        [names.username]: 'ada.morrow',
        [names.password]: 'long enough',
        [names.nationality]: 'IE',
        role,
        [names.phone]: '+1 555 0123',
        [names.address]: one.address,
        [names.email]: 'ada@morrow.example',
        [names.gender]: 'Female',
        [names.location]: 'Austin, TX',
      },
    ]);
    // a job seeker's login is on the other page; the link carries the username there
    if (role === 'jobseeker')
      await user.click(
        within(screen.getByRole('alert')).getByRole('link', { name: 'Log in as a job seeker' }),
      );
    await waitFor(() =>
      expect(main().getByLabelText('Username')).toHaveAttribute('name', names.username),
    );
    expect(fieldOf(names.username)).toHaveValue('ada.morrow');
    expect(address()).toBe(role === 'employer' ? '/loginemp' : '/login');
  });

  test('an employer who is logged in is told as well', async () => {
    host(own);
    renderApp(path, { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } });
    await fill(one);
    await submit();
    expect(await main().findByText('Registration successful. You can now log in!')).toBeVisible();
  });

  test('the checks in their order: passwords, then email and password, then the licence; nothing is sent', async () => {
    const bodies = host(own);
    renderApp(path);
    await fill(one, { confirm: 'something else', email: '', terms: '' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Passwords do not match$/);
    expect(fieldOf(names.confirm)).toHaveFocus();
    expect(fieldOf(names.confirm)).toBeInvalid();
    expect(fieldOf(names.confirm)).toHaveAccessibleDescription(/Passwords do not match/);

    await user.clear(fieldOf(names.confirm));
    await user.type(fieldOf(names.confirm), 'long enough');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Email and password are required$/);
    expect(fieldOf(names.email)).toHaveAccessibleDescription('Enter your email address');
    expect(fieldOf(names.email)).toHaveFocus();

    await user.type(fieldOf(names.email), 'ada@morrow.example');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please accept the license agreement$/);
    expect(terms()).toHaveFocus();
    expect(bodies).toEqual([]);

    await user.click(terms());
    await submit();
    expect(await screen.findByText('Registration successful. You can now log in!')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  test('every empty field says its own words', async () => {
    renderApp(path);
    await main().findByText('Register');
    await submit();
    for (const field of [
      'firstName',
      'lastName',
      'username',
      'email',
      'password',
      'confirm',
      'location',
      'nationality',
      'phone',
      'address',
      'terms',
    ] as const) {
      expect(fieldOf(names[field])).toBeInvalid();
      expect(fieldOf(names[field])).toHaveAccessibleDescription(/\w/);
    }
    expect(main().getByLabelText('Male')).toHaveAccessibleDescription('Choose Male or Female');
    expect(fieldOf(names.firstName)).toHaveFocus();
    await user.type(fieldOf(names.email), 'ada@');
    await submit();
    expect(fieldOf(names.email)).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    );
  });

  test('gender: ticking one unticks the other, unticking clears', async () => {
    renderApp(path);
    const [male, female] = [
      await main().findByRole('checkbox', { name: 'Male' }),
      main().getByLabelText('Female'),
    ];
    expect(male).toBeRequired();
    await user.click(male);
    expect(female).not.toBeRequired();
    await user.click(female);
    expect(male).not.toBeChecked();
    expect(female).toBeChecked();
    await user.click(female);
    expect(female).not.toBeChecked();
    expect(female).toBeRequired();
  });

  test.each([
    ['no network', () => HttpResponse.error()],
    ['a broken host', () => new HttpResponse('oops', { status: 500 })],
  ])('%s: told by an alert, everything stays, and it can be sent again', async (_cause, answer) => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    host(own, answer);
    const { address } = renderApp(path);
    await fill(one);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error occurred while registering$/,
    );
    expect(address()).toBe(path);
    for (const field of [
      'firstName',
      'lastName',
      'username',
      'email',
      'password',
      'confirm',
      'location',
      'nationality',
      'phone',
    ] as const)
      expect(fieldOf(names[field])).toHaveValue(typed[field]);
    expect(fieldOf(names.address)).toHaveValue(one.address);
    expect(main().getByLabelText('Female')).toBeChecked();
    expect(terms()).toBeChecked();
    host(own);
    await submit();
    expect(await screen.findByText('Registration successful. You can now log in!')).toBeVisible();
    errors.mockRestore();
  });

  test('our own host’s words stand under the field they are about', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    host(own, () =>
      HttpResponse.json(
        { message: 'This username is taken', field: names.username },
        { status: 409 },
      ),
    );
    renderApp(path);
    await fill(one);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error occurred while registering$/,
    );
    expect(fieldOf(names.username)).toHaveAccessibleDescription('This username is taken');
    expect(fieldOf(names.username)).toHaveFocus();
    errors.mockRestore();
  });

  test('a spec host’s words are not shown; its phone field asks for digits', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    const bodies = host(`${specHost.apiHost}${call}`, () =>
      HttpResponse.json(
        { message: 'E11000 duplicate key', field: names.username },
        { status: 409 },
      ),
    );
    renderApp(path, { config: specHost });
    await fill(one);
    expect(fieldOf(names.phone)).toHaveAccessibleDescription('Digits only, with country code');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error occurred while registering$/,
    );
    expect(screen.queryByText(/E11000/)).not.toBeInTheDocument();
    expect(bodies).toHaveLength(1);
    errors.mockRestore();
  });

  test('pressed twice it registers once', async () => {
    const bodies = host(own, async () => {
      await delay(50);
      return HttpResponse.json({}, { status: 201 });
    });
    renderApp(path);
    await fill(one);
    await pressTwice(main().getByText('Register'));
    expect(await screen.findByText('Registration successful. You can now log in!')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

test('the two registrations lead to each other, and the licence to the terms', async () => {
  const { address } = renderApp('/signup');
  expect(await main().findByRole('link', { name: 'Job seeker' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(main().getByRole('link', { name: /license agreement/ })).toHaveAttribute(
    'href',
    '/termsofuse',
  );
  await user.type(fieldOf('usernamejobseek'), 'ada');
  await user.click(main().getByRole('link', { name: 'Employer' }));
  expect(
    await main().findByRole('heading', { level: 1, name: 'Register as an employer' }),
  ).toBeVisible();
  expect(address()).toBe('/signupemp');
  expect(main().getByRole('link', { name: /license agreement/ })).toHaveAttribute(
    'href',
    '/termsofuse',
  );
  expect(fieldOf('usernameEmployer')).toHaveValue('');
});
