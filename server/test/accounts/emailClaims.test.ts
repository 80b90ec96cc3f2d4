import sql from 'sql-template-tag';
import { asAdmin, cookieFrom, seekerForm } from '../host';
import { tokenIn } from '../outbox';
import { mailedHost } from './mailedHost';

const {
  host,
  outbox,
  nextNetwork,
  call,
  emailOf,
  changeTo,
  verify,
  aConfirmedSeeker,
  askReset,
  logIn,
  emailState,
  undoToken,
  undo,
} = mailedHost();

test('an address that a change only claims is free for whoever has it; the account is back at its own', async () => {
  const [claimant, other] = [await aConfirmedSeeker(), await aConfirmedSeeker()];
  const [first, second] = ['victim.one@mail.example', 'victim.two@mail.example'];
  expect((await changeTo(claimant, first)).statusCode).toBe(200);
  const link = tokenIn((await outbox().mailTo(first, /Confirm/)).text, 'verifyemail');
  const form = { ...seekerForm('victim.one'), emailjobseek: first.toUpperCase() };
  expect((await call('POST', '/jobseeker/jobseekers', form, {}, nextNetwork())).statusCode).toBe(
    201,
  );
  const { email, verifiedAt } = await emailState(claimant);
  expect([email, typeof verifiedAt]).toEqual([emailOf(claimant), 'string']);
  expect((await call('POST', '/email-verifications', { token: link })).statusCode).toBe(404);
  // the same through a change of address
  expect((await changeTo(claimant, second)).statusCode).toBe(200);
  expect((await changeTo(other, second)).statusCode).toBe(200);
  expect((await emailState(claimant)).email).toBe(emailOf(claimant));
  await host().db.execute(
    sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${other.id} AND email = ${second}`,
  );
  // a confirmed address stays with its account
  expect((await changeTo(claimant, second)).statusCode).toBe(409);
});

test('a password set after the change ends with it on a deleted account, too', async () => {
  const person = await aConfirmedSeeker();
  const [old, thief] = [emailOf(person), `thief.${emailOf(person)}`];
  await changeTo(person, thief);
  const token = await undoToken(old);
  expect(await verify(thief)).toBe(204);
  await askReset(thief);
  const reset = tokenIn((await outbox().mailTo(thief, /password/)).text, 'resetpassword');
  await call('POST', '/password/resets', { token: reset, password: 'the thief has one' });
  const session = { cookie: cookieFrom(await logIn(person, 'the thief has one')) };
  const deleted = await call(
    'POST',
    '/account/deletion',
    { password: 'the thief has one' },
    session,
  );
  expect(deleted.statusCode).toBe(204);
  expect((await undo(token)).json()).toMatchObject({ passwordEnded: true });
  const admin = await asAdmin(host());
  const restored = await call(
    'POST',
    `/admin/deleted-accounts/${person.id}/restoration`,
    undefined,
    admin.headers,
  );
  expect(restored.statusCode).toBe(204);
  expect((await logIn(person, 'the thief has one')).statusCode).toBe(401);
});

test('a change refused for its version counts for no limit', async () => {
  const person = await aConfirmedSeeker();
  for (let count = 0; count < 15; count += 1) {
    const stale = await call(
      'PUT',
      `/jobseeker/jobseekers/${person.id}`,
      { emailjobseek: `stale.${emailOf(person)}` },
      { ...person.headers, 'if-match': '"stale"' },
    );
    expect(stale.statusCode).toBe(412);
  }
  expect((await changeTo(person, `fresh.${emailOf(person)}`)).statusCode).toBe(200);
});
