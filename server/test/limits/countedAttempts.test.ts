import sql from 'sql-template-tag';
import { dropLastHit } from '../../repositories/limits/rateLimitHits';
import { mailedHost } from '../accounts/mailedHost';
import { asSeeker, seekerForm } from '../host';
import { tokenIn } from '../outbox';
import { withFailingHitRemoval } from './refusedHits';

const { host, outbox, call, emailOf, changeTo, aConfirmedSeeker, emailState, undoToken, undo } =
  mailedHost();

test('a registration that is answered as an error isn’t stored', async () => {
  const register = () => call('POST', '/jobseeker/jobseekers', seekerForm('counted'));
  expect((await withFailingHitRemoval(host(), register)).statusCode).toBe(500);
  expect(await host().db.query(sql`SELECT id FROM job_seekers WHERE username = 'counted'`)).toEqual(
    [],
  );
  expect((await register()).statusCode).toBe(201);
});

test('a link that was answered with an error still confirms the address', async () => {
  const person = await asSeeker(host());
  const token = tokenIn((await outbox().mailTo(emailOf(person), /Confirm/)).text, 'verifyemail');
  const verify = () => call('POST', '/email-verifications', { token });
  expect((await withFailingHitRemoval(host(), verify)).statusCode).toBe(500);
  expect(await emailState(person)).toMatchObject({ verifiedAt: null });
  expect((await verify()).statusCode).toBe(204);
});

test('a link that was answered with an error still undoes a change', async () => {
  const person = await aConfirmedSeeker();
  expect((await changeTo(person, `moved.${emailOf(person)}`)).statusCode).toBe(200);
  const token = await undoToken(emailOf(person));
  expect((await withFailingHitRemoval(host(), () => undo(token))).statusCode).toBe(500);
  expect(await emailState(person)).toMatchObject({ email: `moved.${emailOf(person)}` });
  expect((await undo(token)).statusCode).toBe(200);
});

test('of two that succeed at once, each takes back an attempt of its own', async () => {
  const { db } = host();
  const count = async () =>
    (await db.query<{ n: number }>(sql`SELECT count(*) AS n FROM attempts WHERE key = 'twice'`))[0]
      ?.n;
  await db.execute(sql`INSERT INTO attempts (key) VALUES ('twice'), ('twice')`);
  await db.transaction(async (tx) => {
    await dropLastHit(tx, 'twice');
    await db.transaction((other) => dropLastHit(other, 'twice'));
  });
  expect(await count()).toBe(0);
});
