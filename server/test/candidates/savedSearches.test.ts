import sql from 'sql-template-tag';
import { paths } from '@contract/paths';
import { sendDueSearches } from '../../services/candidates/savedSearches';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { candidateCalls } from './candidateCalls';

let host: TestHost;
let employer: Person;
let rival: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  [employer, rival] = [await asEmployer(host), await asEmployer(host)];
  await host.db.execute(
    sql`UPDATE employers SET company_name = 'Lakeside General Hospital', email_verified_at = now() WHERE id = ${employer.id}`,
  );
});
afterAll(() => host.close());

const { call, callExpecting, open, close, block } = candidateCalls(() => host);

test('a saved search mails a number once a day, of those who are still there and aren’t known yet', async () => {
  const early = await asSeeker(host);
  await open(early, { headline: 'Shipwright' });
  const made = await callExpecting(201, employer, 'POST', '/candidate-searches', {
    name: 'Shipwrights',
    search: { q: 'shipwright', location: 'Boston, MA', miles: 50 },
    hour: 7,
    timeZone: 'America/New_York',
  });
  expect(made).toMatchObject({ name: 'Shipwrights', isOn: true, newCandidates: 0, sentAt: null });
  const mails = async () =>
    host.db.query<{ subject: string; text: string }>(
      sql`SELECT subject, text_body AS text FROM mails WHERE kind = 'newCandidates' ORDER BY created_at`,
    );
  const due = () =>
    host.db.execute(
      sql`UPDATE candidate_searches SET next_at = now() - interval '1 minute' WHERE is_on`,
    );
  await due();
  expect(await sendDueSearches(host.context, 'https://jobs.example')).toBe(1);
  expect(await mails()).toEqual([]);
  const [stays, leaves, blocks] = [
    await asSeeker(host),
    await asSeeker(host),
    await asSeeker(host),
  ];
  for (const each of [stays, leaves, blocks]) await open(each, { headline: 'Shipwright' });
  await close(leaves);
  await block(blocks, 'Lakeside General Hospital');
  expect((await callExpecting(200, employer, 'GET', '/candidate-searches'))[0].newCandidates).toBe(
    1,
  );
  await due();
  await sendDueSearches(host.context, 'https://jobs.example');
  await due();
  await sendDueSearches(host.context, 'https://jobs.example');
  const [mail, ...more] = await mails();
  expect([mail?.subject, more]).toEqual(['1 new candidate for “Shipwrights”', []]);
  expect(mail?.text).toContain(`https://jobs.example${paths.candidates()}?q=shipwright`);
  expect(mail?.text).not.toMatch(/Ivo|Kern/);
  const { _id } = made;
  expect((await call(rival, 'PUT', `/candidate-searches/${_id}`, { isOn: false })).status).toBe(
    404,
  );
  expect(
    await callExpecting(200, employer, 'PUT', `/candidate-searches/${_id}`, { isOn: false }),
  ).toMatchObject({ isOn: false });
  await callExpecting(204, rival, 'DELETE', `/candidate-searches/${_id}`);
  expect(await callExpecting(200, employer, 'GET', '/candidate-searches')).toHaveLength(1);
  await callExpecting(204, employer, 'DELETE', `/candidate-searches/${_id}`);
  expect(await callExpecting(200, employer, 'GET', '/candidate-searches')).toEqual([]);
});

test('a search that can’t be counted waits for an hour, and the others are mailed', async () => {
  const save = async (q: string): Promise<string> =>
    (
      await callExpecting(201, employer, 'POST', '/candidate-searches', {
        name: q,
        search: { q },
        hour: 7,
        timeZone: 'America/New_York',
      })
    )._id;
  const [broken, sound] = [await save('glazier'), await save('roofer')];
  await open(await asSeeker(host), { headline: 'Roofer' });
  // a value that no version of the host writes
  await host.db.execute(
    sql`UPDATE candidate_searches SET search = '{"q": 5}', next_at = now() - interval '2 minutes' WHERE id = ${broken}`,
  );
  await host.db.execute(
    sql`UPDATE candidate_searches SET next_at = now() - interval '1 minute' WHERE id = ${sound}`,
  );
  expect(await sendDueSearches(host.context, 'https://jobs.example')).toBe(2);
  const mails = await host.db.query(
    sql`SELECT subject FROM mails WHERE kind = 'newCandidates' AND about = ${sound}`,
  );
  expect(mails).toEqual([{ subject: '1 new candidate for “roofer”' }]);
  const [row] = await host.db.query(sql`
    SELECT next_at BETWEEN now() + interval '50 minutes' AND now() + interval '1 hour' AS later, sent_at AS sent
    FROM candidate_searches WHERE id = ${broken}`);
  expect(row).toEqual({ later: true, sent: null });
});
