import sql from 'sql-template-tag';
import { doDueHiring } from '../../services/hiringUpkeep';
import { openHost, type TestHost } from '../host';
import { makeApplication, write, type Applied } from '../inbox/inboxFixtures';
import { addCategories } from '../jobFixtures';
import { backdateApplication, callAs, setHiring } from './fixtures';

const origin = 'https://jobs.example';
let host: TestHost;
let both: [Applied, Applied];
let warnings: { about: unknown; message: string }[];
beforeEach(async () => {
  host = await openHost();
  await addCategories(host);
  // upkeep for the addresses in `cursed` fails with an error that isn't the database's
  await run(sql`CREATE TABLE cursed (address text, code text)`);
  await run(sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE found text := (SELECT code FROM cursed WHERE address = NEW.recipient);
    BEGIN IF found IS NOT NULL THEN RAISE EXCEPTION 'cursed' USING ERRCODE = found; END IF; RETURN NEW; END $$`);
  await run(
    sql`CREATE TRIGGER refuse BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  both = [await makeApplication(host), await makeApplication(host)];
  warnings = [];
});
afterEach(() => host.close());

const run = (statement: ReturnType<typeof sql>) => host.db.execute(statement);
const log = () => ({
  ...host.context.log,
  warn: (about: unknown, message?: string) => warnings.push({ about, message: message ?? '' }),
});
const doAll = () => doDueHiring({ db: host.db, log: log() }, origin);
const emailOf = (two: Applied, who: 'employer' | 'seeker') =>
  `${two[who].username}@${who === 'employer' ? 'firm' : 'mail'}.example`;
const curse = (address: string, code: string) =>
  run(sql`INSERT INTO cursed VALUES (${address}, ${code})`);
const mailed = async (kind: string) => {
  const rows = await host.db.query<{ recipient: string }>(
    sql`SELECT recipient FROM mails WHERE kind = ${kind}`,
  );
  return rows.map(({ recipient }) => recipient).toSorted();
};
const twice = async (work: (two: Applied, index: number) => Promise<unknown>) => {
  for (const [index, two] of both.entries()) await work(two, index);
};
/** A time a few minutes ago; index 0 is before index 1. */
const past = (index: number) => sql`now() - make_interval(mins => ${10 - index})`;

type Kind = {
  kind: string;
  what: string;
  to: 'employer' | 'seeker';
  prepare: () => Promise<unknown>;
};
const kinds: Kind[] = [
  {
    kind: 'letter',
    what: 'decision',
    to: 'seeker',
    prepare: () =>
      twice(async ({ employer, id }, index) => {
        await callAs(host, employer)('POST', '/applicants/moves', {
          move: 'reject',
          applications: [{ id, state: 'sent' }],
          letter: { subject: 'About {jobtitle}', body: 'Hello {firstName}' },
          delayDays: 2,
        });
        await run(sql`UPDATE applications SET pending_at = ${past(index)} WHERE id = ${id}`);
      }),
  },
  {
    kind: 'messages',
    what: 'unread messages',
    to: 'seeker',
    prepare: () =>
      twice(async ({ employer, seeker, id }, index) => {
        await write(host, employer, id);
        await run(
          sql`UPDATE message_mails SET due_at = ${past(index)} WHERE account_id = ${seeker.id}`,
        );
      }),
  },
  {
    kind: 'digest',
    what: 'daily mail',
    to: 'seeker',
    prepare: () =>
      twice(async ({ seeker }) => {
        await callAs(host, seeker)('PUT', '/mail-preferences', { frequency: 'daily' });
        await run(
          sql`UPDATE mail_preferences SET updated_at = now() - interval '2 days' WHERE account_id = ${seeker.id}`,
        );
        await run(
          sql`INSERT INTO digest_items (role, account_id, text, url) VALUES ('jobseeker', ${seeker.id}, 'News', ${origin})`,
        );
      }),
  },
  {
    kind: 'answerReminder',
    what: 'reminder of answers',
    to: 'employer',
    prepare: () =>
      twice(async ({ employer, jobId, id }) => {
        await setHiring(host, employer, jobId, { answersWithin: 5 });
        await run(
          sql`UPDATE applications SET answer_due_at = sent_at + interval '5 days' WHERE id = ${id}`,
        );
        await backdateApplication(host, id, 4);
      }),
  },
  {
    kind: 'jobConfirmation',
    what: 'job confirmation',
    to: 'employer',
    prepare: () =>
      twice(({ jobId }, index) =>
        run(sql`
          UPDATE jobs SET created_at = created_at - interval '22 days', expires_at = expires_at - interval '22 days' + make_interval(mins => ${index})
          WHERE id = ${jobId}`),
      ),
  },
];

/** A bug in the code, and a statement that times out. */
const faults = kinds.flatMap((kind, index) =>
  index === 0
    ? ['P0001', '57014'].map((code) => ({ ...kind, code }))
    : [{ ...kind, code: 'P0001' }],
);

test.each(faults)(
  '$what: one that fails ($code) keeps none of the others from its turn',
  async (each) => {
    await each.prepare();
    // reminders are sent in the order of the jobs' ids
    const [first, second] =
      each.kind === 'answerReminder' ? both.toSorted((a, b) => (a.jobId < b.jobId ? -1 : 1)) : both;
    if (!first || !second) throw new Error('two');
    await curse(emailOf(first, each.to), each.code);
    await doAll();
    expect(await mailed(each.kind)).toEqual([emailOf(second, each.to)]);
    expect(warnings).toEqual([
      {
        about: {
          what: each.what,
          err: expect.any(Error),
          failed: [expect.any(String)],
          failures: 1,
        },
        message: 'some due hiring tasks failed; will retry in a minute',
      },
    ]);
    await run(sql`DELETE FROM cursed`);
    await doAll();
    expect(await mailed(each.kind)).toEqual(
      [emailOf(first, each.to), emailOf(second, each.to)].toSorted(),
    );
    expect(warnings).toHaveLength(1);
  },
);

test('what fails as a whole keeps nothing else from its turn', async () => {
  const [decided, unread] = [kinds[0], kinds[1]];
  await decided?.prepare();
  await unread?.prepare();
  // a deadlock: the run stops for that kind
  await run(sql`
    CREATE FUNCTION stop_moves() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.state <> OLD.state THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '40P01'; END IF; RETURN NEW; END $$`);
  await run(
    sql`CREATE TRIGGER stop_moves BEFORE UPDATE ON applications FOR EACH ROW EXECUTE FUNCTION stop_moves()`,
  );
  await expect(doAll()).rejects.toThrow('in the way');
  expect(await mailed('messages')).toHaveLength(2);
  expect(await mailed('letter')).toEqual([]);
});
