import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownHost, type HostConfig } from '@/api/hostConfig';
import { aJobSeeker } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const main = () => within(screen.getByRole('main'));
const open = (path: string, config: HostConfig = ownHost) => {
  sessionStorage.setItem('userRole', 'admin');
  sessionStorage.setItem('authToken', 't-1');
  return renderApp(path, { config });
};
const get = (path: string, answer: (query: URLSearchParams) => object, status = 200) =>
  testHost.use(http.get(`${hostAddress}${path}`, ({ request }) => HttpResponse.json(answer(new URL(request.url).searchParams), { status })));
const dialog = async (name?: string) => within(await screen.findByRole(name === undefined ? 'alertdialog' : 'dialog', name === undefined ? {} : { name }));
const quiet = () => jest.spyOn(console, 'error').mockReturnValue();

describe('the sidebar', () => {
  it('on our own host has the office as well', async () => {
    get('/terms/terms', () => []);
    open('/updateterms');
    const office = within(await screen.findByRole('navigation', { name: 'Office' }));
    expect(office.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Overview', '/adminoverview'], ['Reports', '/reports'], ['Audit log', '/auditlog'], ['Administrators', '/administrators']]);
  });
  it.each(['/adminoverview', '/auditlog', '/administrators', '/admininvite#t'])('a spec host has none of it, and is asked for nothing on %s', async (path) => {
    open(path, specHost);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not on this host' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Office' })).not.toBeInTheDocument();
  });
});

describe('the host-paged table', () => {
  const people = Array.from({ length: 60 }, (_, index) => aJobSeeker({ _id: `s-${index}`, usernamejobseek: `seeker.${String(index).padStart(2, '0')}` }));
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    get('/admin/jobseekers', (query) => {
      asked.push(query.toString());
      const found = people.filter(({ usernamejobseek }) => usernamejobseek.includes(query.get('q') ?? ''));
      const page = Number(query.get('page') ?? 1);
      return { items: found.slice((page - 1) * 25, page * 25), total: found.length };
    });
  });
  it('reads a page at a time, and keeps its place in the URL', async () => {
    const { address } = open('/jobseekdash');
    expect(await screen.findByText('60 rows')).toBeVisible();
    expect(main().getAllByRole('rowheader')).toHaveLength(25);
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: 'seeker.25' })).toBeVisible();
    expect(address()).toBe('/jobseekdash?page=2');
    await userEvent.click(main().getByRole('link', { name: 'Email' }));
    await waitFor(() => expect(asked.at(-1)).toContain('sort=email&page=1'));
    expect(address()).toBe('/jobseekdash?sort=email');
  });
  it('asks once for what is typed in one go, and says where nothing is found', async () => {
    const { address } = open('/jobseekdash');
    await screen.findByText('60 rows');
    const before = asked.length;
    for (const value of ['s', 'seek', 'seeker.4']) fireEvent.change(main().getByRole('searchbox'), { target: { value } });
    expect(await screen.findByText('10 rows')).toBeVisible();
    expect(asked.length - before).toBe(1);
    expect(address()).toBe('/jobseekdash?q=seeker.4');
    await userEvent.type(main().getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nothing matches these words')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('60 rows')).toBeVisible();
    expect(main().getByRole('searchbox')).toHaveFocus();
    expect(main().getByRole('searchbox')).toHaveValue('');
  });
  it('a page behind the last one leads to the last one', async () => {
    const { address } = open('/jobseekdash?page=9');
    expect(await screen.findByRole('rowheader', { name: 'seeker.59' })).toBeVisible();
    expect(address()).toBe('/jobseekdash?page=3');
  });
  it('failed: says so, and tries again', async () => {
    quiet();
    testHost.use(http.get(`${hostAddress}/admin/jobseekers`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    open('/jobseekdash');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('60 rows')).toBeVisible();
    testHost.use(http.get(`${hostAddress}/admin/jobseekers`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await userEvent.type(main().getByRole('searchbox'), '5');
    expect(await screen.findByText('The list can’t be shown right now')).toBeVisible();
    expect(main().getByRole('searchbox')).toHaveFocus();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('15 rows')).toBeVisible();
  });
  it('exports what the search finds, as a file with a byte order mark', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (given) => { blob = given as Blob; return 'blob:file'; }; // what the button makes is a Blob
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { saved.push({ name: this.download, text: blob.text() }); });
    let searched = '';
    testHost.use(http.get(`${hostAddress}/admin/jobseekers.csv`, ({ request }) => {
      searched = new URL(request.url).search;
      return new HttpResponse('\uFEFFUsername\r\nseeker.41\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }));
    open('/jobseekdash?q=seeker.41');
    await screen.findByText('1 row');
    await userEvent.click(main().getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file is ready')).toBeVisible();
    expect(searched).toBe('?q=seeker.41');
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^jobseekers-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(await blob.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))).toBe('\uFEFFUsername\r\nseeker.41\r\n');
    jest.restoreAllMocks();
  });
});

describe('the audit log', () => {
  const entry = (changes: object) => ({ _id: '1', at: '2026-01-10T11:02:03.000Z', actorRole: 'admin', actor: 'root', action: 'updateTerms', record: '', recordId: 'a1b2c3d4-0', before: null, after: null, ...changes });
  it('shows entries with what they changed, only that', async () => {
    get('/admin/audit', () => ({
      items: [
        entry({ before: { cookies: 'old words', privacypolicy: 'same' }, after: { cookies: 'new words', privacypolicy: 'same' } }),
        entry({ _id: '2', action: 'deleteEmployer', record: 'ann.lee', before: { username: 'ann.lee' } }),
        entry({ _id: '3', action: 'createAdmin', actorRole: 'host', actor: '' }),
      ], total: 3, actions: ['deleteEmployer', 'updateTerms'],
    }));
    open('/auditlog');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Jan 10, 2026, 11:02:03rootUpdate terms');
    expect(rows[3]).toHaveTextContent('The host Command lineCreate admin');
    const button = main().getByRole('button', { name: 'Show change: Update terms' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const change = within(main().getByRole('table', { name: 'Show change: Update terms' }));
    expect(change.getAllByRole('row').map((row) => row.textContent)).toEqual(['FieldBeforeAfter', 'Cookiesold wordsnew words']);
    await userEvent.click(main().getByRole('button', { name: 'Show change: Delete employer, ann.lee' }));
    expect(main().getByRole('row', { name: 'Username ann.lee –' })).toBeVisible();
  });
  it('days stand in the URL and are asked for; what is none is left out', async () => {
    const asked: string[] = [];
    get('/admin/audit', (query) => {
      asked.push(query.toString());
      return { items: [entry({})], total: 1, actions: [] };
    });
    const { address } = open('/auditlog?from=yesterday');
    await screen.findByText('1 row');
    fireEvent.change(main().getByLabelText('From'), { target: { value: '2026-01-02' } });
    fireEvent.change(main().getByLabelText('To'), { target: { value: '2026-01-09' } });
    await waitFor(() => expect(asked.at(-1)).toBe('from=2026-01-02&to=2026-01-09&page=1&limit=25'));
    expect(asked[0]).toBe('page=1&limit=25');
    expect(address()).toBe('/auditlog?from=2026-01-02&to=2026-01-09');
  });
  it('search and action stand in the URL and are asked for', async () => {
    const asked: string[] = [];
    get('/admin/audit', (query) => {
      asked.push(query.toString());
      return query.get('q') === 'zz' ? { items: [], total: 0, actions: ['updateTerms'] } : { items: [entry({})], total: 1, actions: ['updateTerms'] };
    });
    const { address } = open('/auditlog');
    await userEvent.selectOptions(await screen.findByLabelText('Action'), await screen.findByRole('option', { name: 'Update terms' }));
    await waitFor(() => expect(asked.at(-1)).toBe('action=updateTerms&page=1&limit=25'));
    await userEvent.type(main().getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nothing matches these words')).toBeVisible();
    expect(address()).toBe('/auditlog?q=zz&action=updateTerms');
    await userEvent.click(main().getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('1 row')).toBeVisible();
    expect([address(), (main().getByRole('searchbox') as HTMLInputElement).value]).toEqual(['/auditlog', '']); // a searchbox is an input
  });
});

describe('the overview', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({ day: `2025-12-${String(index + 1).padStart(2, '0')}`, jobs: index === 9 ? 7 : 1, employers: 0, seekers: 2, reports: 0 }));
  const overview = {
    employers: { total: 4118, week: 32 }, liveJobs: { total: 35_246, week: 611 }, seekers: { total: 58_902, week: 1204 }, cases: { open: 2, oldest: '2026-01-07T11:00:00.000Z' },
    days, waiting: [{ _id: 'c-1', title: 'Night Owl', openedAt: '2026-01-07T11:00:00.000Z' }],
  };
  it('counts, charts that say what they show, and the longest-waiting cases', async () => {
    get('/admin/overview', () => overview);
    open('/adminoverview');
    expect(await screen.findByText('35,246')).toBeVisible();
    expect(main().getByText('+1,204 this week')).toBeVisible();
    expect(main().getByText('Oldest opened 3 days ago')).toBeVisible();
    expect(main().getByRole('img', { name: 'New jobs: 36 in 30 days, most on Dec 10 (7)' })).toBeInTheDocument();
    expect(main().getByRole('img', { name: 'New employers: none in 30 days' })).toBeInTheDocument();
    expect(within(main().getByRole('table', { name: 'New jobs' })).getByRole('row', { name: 'Dec 10 7' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Night Owl/ })).toHaveAttribute('href', '/reports?case=c-1');
  });
  it('empty, and failed', async () => {
    quiet();
    testHost.use(http.get(`${hostAddress}/admin/overview`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    get('/admin/overview', () => ({ ...overview, cases: { open: 0, oldest: null }, waiting: [] }));
    testHost.use(http.get(`${hostAddress}/admin/overview`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    open('/adminoverview');
    expect(await screen.findByText('The overview can’t be shown right now')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No case is open.')).toBeVisible();
    expect(main().getByText('Nothing waits')).toBeVisible();
  });
});

describe('administrators', () => {
  const admin = (changes: object) => ({ _id: 'a-1', adminname: 'root', createdAt: '2026-01-01T00:00:00.000Z', seenAt: null, you: true, ...changes });
  it('one invites another, whose address is shown once, and ends a third', async () => {
    let items = [admin({}), admin({ _id: 'a-2', adminname: 'olga', you: false }), admin({ _id: 'a-3', adminname: 'pavel', you: false })];
    let invitations: object[] = [];
    const ended: unknown[] = [];
    get('/admins', () => ({ items, invitations }));
    testHost.use(
      http.post(`${hostAddress}/admins/invitations`, async ({ request }) => {
        const { adminname } = await request.json() as { adminname: string }; // the contract's body
        if (adminname === 'olga') return HttpResponse.json({ message: 'This name is taken', field: 'adminname' }, { status: 409 });
        invitations = [{ _id: 'i-1', adminname, invitedBy: 'root', expiresAt: '2026-01-17T12:00:00.000Z' }];
        return HttpResponse.json({ path: '/admininvite#secret-token', expiresAt: '2026-01-17T12:00:00.000Z' }, { status: 201 });
      }),
      http.delete(`${hostAddress}/admins/:id`, ({ params }) => {
        ended.push(params['id']);
        if (params['id'] === 'a-3') return HttpResponse.json({ message: 'The last administrator can’t be ended.' }, { status: 409 });
        items = items.filter(({ _id }) => _id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    quiet();
    open('/administrators');
    expect(await screen.findByText('You')).toBeVisible();
    expect(main().queryByRole('button', { name: 'End root' })).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'Invite an administrator' }));
    const modal = await dialog('Invite an administrator');
    await userEvent.type(modal.getByLabelText('Name'), 'olga{Enter}');
    await waitFor(() => expect(modal.getByLabelText('Name')).toHaveAccessibleDescription(expect.stringContaining('This name is taken')));
    await userEvent.clear(modal.getByLabelText('Name'));
    await userEvent.type(modal.getByLabelText('Name'), 'quinn{Enter}');
    expect(await modal.findByLabelText('Invitation address')).toHaveValue('http://localhost/admininvite#secret-token');
    expect(modal.getByText(/works once, and until January 17, 2026/)).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('By root, until January 17, 2026')).toBeVisible();

    await userEvent.click(main().getByRole('button', { name: 'End pavel' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('The last administrator can’t be ended.')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(main().getByRole('button', { name: 'End olga' }));
    expect((await dialog()).getByText(/olga is logged out everywhere/)).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('olga is no administrator any more')).toBeVisible();
    await waitFor(() => expect(main().getByRole('button', { name: 'End pavel' })).toHaveFocus());
    expect(ended).toEqual(['a-3', 'a-2']);
  });
  it('an invitation is accepted with a password of one’s own, then one logs in', async () => {
    quiet();
    const sent: unknown[] = [];
    testHost.use(http.post(`${hostAddress}/admins/invitations/accept`, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1 ? HttpResponse.json({ message: 'adminpassword is too short', field: 'adminpassword' }, { status: 400 }) : HttpResponse.json({ adminname: 'quinn' }, { status: 201 });
    }));
    const { address } = renderApp('/admininvite#secret-token');
    await userEvent.type(await screen.findByLabelText('Password'), 'short');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'other{Enter}');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.clear(screen.getByLabelText('Confirm password'));
    await userEvent.type(screen.getByLabelText('Confirm password'), 'short{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining('too short')));
    for (const label of ['Password', 'Confirm password']) {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), 'a long enough one');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(address()).toBe('/adminlogin'));
    expect(await screen.findByText('You are an administrator now. Log in as quinn.')).toBeVisible();
    expect(sent).toEqual([{ token: 'secret-token', adminpassword: 'short' }, { token: 'secret-token', adminpassword: 'a long enough one' }]);
  });
  it('an invitation that doesn’t count any more says so; an address without one too', async () => {
    quiet();
    testHost.use(http.post(`${hostAddress}/admins/invitations/accept`, () => HttpResponse.json({ message: 'This invitation has been used.' }, { status: 404 })));
    const { unmount } = renderApp('/admininvite#used');
    await userEvent.type(await screen.findByLabelText('Password'), 'a long enough one');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a long enough one{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation has been used.');
    unmount();
    renderApp('/admininvite');
    expect(await screen.findByRole('alert')).toHaveTextContent('This address holds no invitation.');
  });
});

describe('terms', () => {
  const texts = { termsofuse1: 'One', termsofuse2: 'Two', termsofuse3: 'Three', privacypolicy: 'Four', cookies: 'Five', changestostatement: 'Six' };
  it('readers see when they changed last, where the host says it', async () => {
    get('/terms/terms', () => [{ _id: 't-1', ...texts, updatedAt: '2026-03-12T23:30:00.000Z' }]);
    const { unmount } = renderApp('/termsofuse');
    expect(await screen.findByText('Last changed on March 12, 2026')).toBeVisible();
    unmount();
    get('/terms/terms', () => [{ _id: 't-1', ...texts }]);
    renderApp('/termsofuse');
    expect(await screen.findByText('Five')).toBeVisible();
    expect(screen.queryByText(/Last changed/)).not.toBeInTheDocument();
  });
  it('the editor shows earlier versions and restores one after a question', async () => {
    let versions = [{ number: 1, since: '2026-01-01T00:00:00.000Z', until: '2026-01-05T00:00:00.000Z', ...texts, cookies: 'Earlier cookies' }];
    get('/terms/terms', () => [{ _id: 't-1', ...texts }]);
    get('/terms/t-1/versions', () => versions);
    testHost.use(http.post(`${hostAddress}/terms/t-1/versions/1/restore`, () => {
      versions = [...versions.map((version) => ({ ...version, number: 2 })), ...versions];
      return HttpResponse.json({ _id: 't-1', ...texts });
    }));
    open('/updateterms');
    expect(await screen.findByText('Counted from January 1, 2026 to January 5, 2026')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'View version 1' }));
    const view = await dialog('Version 1');
    expect(view.getByText('Earlier cookies')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(main().getByRole('button', { name: 'Restore version 1' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 counts again')).toBeVisible();
    expect(await screen.findByText('Version 2')).toBeVisible();
  });
});

it('featured employers are put in order by the keyboard; the focus stays with the card', async () => {
  quiet();
  let ids = ['f-1', 'f-2', 'f-3'];
  const names: Record<string, string> = { 'f-1': 'Acme', 'f-2': 'Birch', 'f-3': 'Cedar' };
  let refuse = false;
  const list = () => ids.map((_id) => ({ _id, employerName: names[_id] }));
  get('/featuredemployer/', () => list());
  testHost.use(http.put(`${hostAddress}/featured/order`, async ({ request }) => {
    if (refuse) return HttpResponse.json({ message: 'changed' }, { status: 409 });
    ({ ids } = await request.json() as { ids: string[] }); // the contract's body
    return HttpResponse.json(list());
  }));
  open('/updatefeatured');
  const up = await screen.findByRole('button', { name: 'Move Cedar up' });
  up.focus();
  const shown = () => main().getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent).join(' ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toBe('Acme Cedar Birch'));
  expect(main().getByRole('button', { name: 'Move Cedar up' })).toHaveFocus();
  expect(await screen.findByText('Cedar is now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toBe('Cedar Acme Birch'));
  expect(main().getByRole('button', { name: 'Move Cedar up' })).toHaveFocus();
  expect(main().getByRole('button', { name: 'Move Cedar up' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  refuse = true;
  await userEvent.click(main().getByRole('button', { name: 'Move Acme down' }));
  expect(await screen.findByText(/The order was not changed/)).toBeVisible();
  expect(shown()).toBe('Cedar Acme Birch');
});

it('the job list is filtered by status, which stands in the URL', async () => {
  const asked: string[] = [];
  get('/jobs/search', (query) => {
    asked.push(query.get('status') ?? 'live');
    return { items: [], total: 0, totalIsExact: true, facets: { category: [], type: [] }, nextCursor: null };
  });
  const { address } = open('/removejob');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Removed');
  await waitFor(() => expect(asked.at(-1)).toBe('removed'));
  expect(address()).toBe('/removejob?status=removed');
});
