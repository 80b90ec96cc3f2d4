import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { aJobSeeker } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

describe('the sidebar', () => {
  it('on our own host has the office as well', async () => {
    answerGet('/terms/terms', () => []);
    openAsAdmin('/updateterms');
    const linksOf = async (name: string) =>
      within(await screen.findByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(await linksOf('Daily work')).toEqual([
      ['Reports', '/reports'],
      ['Overview', '/adminoverview'],
    ]);
    expect(await linksOf('Site management')).toEqual([
      ['Questions', '/helpquestions'],
      ['Searches', '/searches'],
      ['Audit log', '/auditlog'],
      ['Administrators', '/administrators'],
      ['Deleted accounts', '/deletedaccounts'],
      ['Account', '/adminaccount'],
    ]);
  });
  it.each(['/adminoverview', '/searches', '/auditlog', '/administrators', '/admininvite#t'])(
    'a spec host has none of it, and is asked for nothing on %s',
    async (path) => {
      openAsAdmin(path, specHost);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Not available here' }),
      ).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Site management' })).not.toBeInTheDocument();
    },
  );
});

describe('the host-paged table', () => {
  const people = Array.from({ length: 60 }, (_, index) =>
    aJobSeeker({ _id: `s-${index}`, usernamejobseek: `seeker.${String(index).padStart(2, '0')}` }),
  );
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    answerGet('/admin/jobseekers', (query) => {
      asked.push(query.toString());
      const found = people.filter(({ usernamejobseek }) =>
        usernamejobseek.includes(query.get('q') ?? ''),
      );
      const page = Number(query.get('page') ?? 1);
      return { items: found.slice((page - 1) * 25, page * 25), total: found.length };
    });
  });
  it('reads a page at a time, and keeps its place in the URL', async () => {
    const { address } = openAsAdmin('/jobseekdash');
    expect(await screen.findByText('60 job seekers')).toBeVisible();
    expect(main().getAllByRole('rowheader')).toHaveLength(25);
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: 'seeker.25' })).toBeVisible();
    expect(address()).toBe('/jobseekdash?page=2');
    await userEvent.click(main().getByRole('link', { name: 'Email' }));
    await waitFor(() => expect(asked.at(-1)).toContain('sort=email&page=1'));
    expect(address()).toBe('/jobseekdash?sort=email');
  });
  it('asks once for what is typed in one go, and says where nothing is found', async () => {
    const { address } = openAsAdmin('/jobseekdash');
    await screen.findByText('60 job seekers');
    const before = asked.length;
    for (const value of ['s', 'seek', 'seeker.4'])
      fireEvent.change(main().getByRole('searchbox'), { target: { value } });
    expect(await screen.findByText('10 job seekers')).toBeVisible();
    expect(asked.length - before).toBe(1);
    expect(address()).toBe('/jobseekdash?q=seeker.4');
    await userEvent.type(main().getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nothing matches these words')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('60 job seekers')).toBeVisible();
    expect(main().getByRole('searchbox')).toHaveFocus();
    expect(main().getByRole('searchbox')).toHaveValue('');
  });
  it('a page behind the last one leads to the last one', async () => {
    const { address } = openAsAdmin('/jobseekdash?page=9');
    expect(await screen.findByRole('rowheader', { name: 'seeker.59' })).toBeVisible();
    expect(address()).toBe('/jobseekdash?page=3');
  });
  it('failed: says so, and tries again', async () => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/admin/jobseekers`, () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    openAsAdmin('/jobseekdash');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('60 job seekers')).toBeVisible();
    let isFailing = true;
    testHost.use(
      // fails only the search: a slow list may be refetched in the meantime
      http.get(`${hostAddress}/admin/jobseekers`, ({ request }) =>
        isFailing && new URL(request.url).searchParams.get('q') === '5'
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    await userEvent.type(main().getByRole('searchbox'), '5');
    expect(await screen.findByText('The list can’t be shown right now')).toBeVisible();
    expect(main().getByRole('searchbox')).toHaveFocus();
    isFailing = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('15 job seekers')).toBeVisible();
  });
  it('exports what the search finds, as a file with a byte order mark', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      if (given instanceof Blob) blob = given;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: blob.text() });
    });
    let searched = '';
    testHost.use(
      http.get(`${hostAddress}/admin/jobseekers.csv`, ({ request }) => {
        searched = new URL(request.url).search;
        return new HttpResponse('\uFEFFUsername\r\nseeker.41\r\n', {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': 'attachment; filename="jobseekers.csv"',
          },
        });
      }),
    );
    openAsAdmin('/jobseekdash?q=seeker.41');
    await screen.findByText('1 job seeker');
    await userEvent.click(main().getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file is ready')).toBeVisible();
    expect(searched).toBe('?q=seeker.41');
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^jobseekers-\d{4}-\d\d-\d\d\.csv$/),
    ]);
    expect(
      await blob
        .arrayBuffer()
        .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
    ).toBe('\uFEFFUsername\r\nseeker.41\r\n');
    jest.restoreAllMocks();
  });
});

describe('the audit log', () => {
  const entry = (changes: object) => ({
    _id: '1',
    at: '2026-01-10T11:02:03.000Z',
    actorRole: 'admin',
    actor: 'root',
    action: 'updateTerms',
    record: '',
    recordId: 'a1b2c3d4-0',
    before: null,
    after: null,
    ...changes,
  });
  it('shows entries with what they changed, only that', async () => {
    answerGet('/admin/audit', () => ({
      items: [
        entry({
          before: { cookies: 'old words', privacypolicy: 'same' },
          after: { cookies: 'new words', privacypolicy: 'same' },
        }),
        entry({
          _id: '2',
          action: 'deleteEmployer',
          record: 'ann.lee',
          before: { username: 'ann.lee' },
        }),
        entry({ _id: '3', action: 'createAdmin', actorRole: 'host', actor: '' }),
        // a value that is only an id isn't shown
        entry({
          _id: '4',
          action: 'applyToJob',
          after: { application: '24bd4706-6700-42f9-8caf-270b47611e62' },
        }),
        // done by the host itself, without a command
        entry({ _id: '5', action: 'turnOffWebhook', actorRole: 'host', actor: '' }),
      ],
      total: 5,
      actions: ['deleteEmployer', 'updateTerms'],
    }));
    openAsAdmin('/auditlog');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Jan 10, 2026, 11:02:03rootUpdate terms');
    expect(rows[3]).toHaveTextContent('System Command lineCreate admin');
    expect(rows[5]).toHaveTextContent('System AutomaticTurn off webhook');
    // ids aren't shown
    expect(rows[1]).toHaveTextContent('Not kept');
    expect(rows[1]).not.toHaveTextContent('a1b2c3d4');
    expect(within(rows[4]!).queryByRole('button')).not.toBeInTheDocument();
    const button = main().getByRole('button', { name: 'Show change: Update terms' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const change = within(main().getByRole('table', { name: 'Show change: Update terms' }));
    expect(change.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FieldBeforeAfter',
      'Cookiesold wordsnew words',
    ]);
    await userEvent.click(
      main().getByRole('button', { name: 'Show change: Delete employer, ann.lee' }),
    );
    expect(main().getByRole('row', { name: 'Username ann.lee –' })).toBeVisible();
  });
  it('days stand in the URL and are asked for; what is none is left out', async () => {
    const asked: string[] = [];
    answerGet('/admin/audit', (query) => {
      asked.push(query.toString());
      return { items: [entry({})], total: 1, actions: [] };
    });
    const { address } = openAsAdmin('/auditlog?from=yesterday');
    await screen.findByText('1 entry');
    fireEvent.change(main().getByLabelText('From'), { target: { value: '2026-01-02' } });
    fireEvent.change(main().getByLabelText('To'), { target: { value: '2026-01-09' } });
    await waitFor(() => expect(asked.at(-1)).toBe('from=2026-01-02&to=2026-01-09&page=1&limit=25'));
    expect(asked[0]).toBe('page=1&limit=25');
    expect(address()).toBe('/auditlog?from=2026-01-02&to=2026-01-09');
  });
  it('search and action stand in the URL and are asked for', async () => {
    const asked: string[] = [];
    answerGet('/admin/audit', (query) => {
      asked.push(query.toString());
      return query.get('q') === 'zz'
        ? { items: [], total: 0, actions: ['updateTerms'] }
        : { items: [entry({})], total: 1, actions: ['updateTerms'] };
    });
    const { address } = openAsAdmin('/auditlog');
    await userEvent.selectOptions(
      await screen.findByLabelText('Action'),
      await screen.findByRole('option', { name: 'Update terms' }),
    );
    await waitFor(() => expect(asked.at(-1)).toBe('action=updateTerms&page=1&limit=25'));
    await userEvent.type(main().getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nothing matches these words')).toBeVisible();
    expect(address()).toBe('/auditlog?q=zz&action=updateTerms');
    await userEvent.click(main().getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(address()).toBe('/auditlog');
    expect(main().getByRole('searchbox')).toHaveValue('');
  });
});
