import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { dropOldApplications } from '../../repositories/accounts/erasure';
import { deleteResume } from '../../services/resumes/resumes';
import { applyTo, uploadCv } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { waitFor } from '../waitFor';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

/** Sends one CV with two applications to jobs that ended long ago. */
const sendTwice = async () => {
  const [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  const resume = await uploadCv(host, seeker);
  const jobs: string[] = [];
  for (const jobtitle of ['Night Nurse', 'Day Nurse']) {
    const { _id: jobId } = await post(host, employer, { jobtitle });
    jobs.push(jobId);
    await applyTo(host, seeker, { jobId, resumeId: resume._id });
  }
  await host.db.execute(
    sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '7 months'`,
  );
  return {
    actor: { ...seeker, role: 'jobseeker' as const, accountId: seeker.id },
    resumeId: resume._id,
    jobs,
  };
};

/** Does `first` in a transaction that ends only once `second` is done or waits for it. */
const doAtOnce = async (
  first: (tx: Queryable) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> => {
  let isSecondDone = false;
  let other: Promise<unknown> = Promise.resolve();
  await host.db.transaction(async (tx) => {
    await first(tx);
    other = second().finally(() => {
      isSecondDone = true;
    });
    await waitFor(async () => {
      // outside the transaction, which would see the same activity each time
      const waiting = await host.db.query(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return isSecondDone || waiting.length > 0;
    });
  });
  await other;
};
const files = () => host.db.query(sql`SELECT id FROM files`);

test('of two hosts that delete the last applications with a CV at once, one deletes the file', async () => {
  const { actor, resumeId, jobs } = await sendTwice();
  await deleteResume(host.db, actor, resumeId);
  expect(await files()).toHaveLength(1);
  const drop = (tx: Queryable) => dropOldApplications(tx, jobs, 1);
  await doAtOnce(drop, () => host.db.transaction(drop));
  expect(await host.db.query(sql`SELECT 1 FROM applications`)).toEqual([]);
  expect(await files()).toEqual([]);
});

test('a CV deleted while its last application is has no file left', async () => {
  const { actor, resumeId, jobs } = await sendTwice();
  await doAtOnce(
    (tx) => dropOldApplications(tx, jobs, 2),
    () => deleteResume(host.db, actor, resumeId),
  );
  expect(await files()).toEqual([]);
});
