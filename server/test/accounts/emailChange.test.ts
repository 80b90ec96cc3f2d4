import sql from 'sql-template-tag';
import { hashSecret } from '../../secrets';
import { asSeeker, cookieFrom, seekerForm } from '../host';
import { withFailingHitRemoval } from '../limits/refusedHits';
import { tokenIn } from '../outbox';
import { waitFor } from '../waitFor';
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
  kindsTo,
  audited,
} = mailedHost();

test('no number of confirmation mails silences the warning to the old address', async () => {
  const person = await asSeeker(host());
  for (let asked = 0; asked < 4; asked += 1)
    await call('POST', '/email-verification-requests', undefined, person.headers);
  await host().db.execute(
    sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${person.id}`,
  );
  for (let asked = 0; asked < 5; asked += 1)
    await call('POST', '/email-verification-requests', undefined, person.headers);
  expect((await changeTo(person, 'thief@evil.example')).statusCode).toBe(200);
  expect(await undoToken(emailOf(person))).toHaveLength(43);
  expect(await audited(person)).toEqual(['changeEmail']);
});

test('every change is warned of; past its own limit there is no change', async () => {
  const person = await aConfirmedSeeker();
  const statuses: number[] = [];
  for (let number = 0; number < 12; number += 1)
    statuses.push((await changeTo(person, `another${number}@mail.example`)).statusCode);
  const changed = statuses.filter((status) => status === 200).length;
  expect(statuses).toEqual([...Array(changed).fill(200), ...Array(12 - changed).fill(429)]);
  expect(changed).toBe(10);
  expect((await kindsTo(emailOf(person))).filter((kind) => kind === 'emailChanged')).toHaveLength(
    changed,
  );
  // the rest of the profile can still be changed
  const rest = { emailjobseek: `another9@mail.example`, locationjobseek: 'Here' };
  expect(
    (await call('PUT', `/jobseeker/jobseekers/${person.id}`, rest, person.headers)).statusCode,
  ).toBe(200);
});

test('a change that is answered as an error isn’t stored', async () => {
  const person = await aConfirmedSeeker();
  const refused = await withFailingHitRemoval(host(), () =>
    changeTo(person, `moved.${emailOf(person)}`),
  );
  expect(refused.statusCode).toBe(500);
  expect(await emailState(person)).toMatchObject({ email: emailOf(person) });
  expect(await audited(person)).toEqual([]);
  expect((await changeTo(person, `moved.${emailOf(person)}`)).statusCode).toBe(200);
});

test('until the new address is confirmed, resets and security mail go to the old one alone', async () => {
  const person = await aConfirmedSeeker();
  const [old, moved] = [emailOf(person), `moved.${emailOf(person)}`];
  expect((await changeTo(person, moved)).statusCode).toBe(200);
  const { data } = (
    await call(
      'GET',
      `/jobseeker/jobseekers/username/${person.username}`,
      undefined,
      person.headers,
    )
  ).json();
  expect(data?.emailjobseek ?? moved).toBe(moved);
  expect(await emailState(person)).toEqual({ email: moved, verifiedAt: null });
  await askReset(moved);
  await askReset(old);
  const token = tokenIn((await outbox().mailTo(old, /password/)).text, 'resetpassword');
  expect(
    (await call('POST', '/password/resets', { token, password: 'another long one' })).statusCode,
  ).toBe(200);
  await outbox().mailTo(old, /password was changed/);
  expect(await kindsTo(moved)).toEqual(['verifyEmail']);
  // the reset proved the old address, not the new one
  const again = { cookie: cookieFrom(await logIn(person, 'another long one')) };
  expect((await call('GET', '/email-verification', undefined, again)).json()).toEqual({
    email: moved,
    verifiedAt: null,
  });
  // a new confirmation makes the new address the account's
  await call('POST', '/email-verification-requests', undefined, again);
  await waitFor(async () => (await outbox().mailsTo(moved)).length === 2);
  expect(await verify(moved)).toBe(204);
  await askReset(old);
  await askReset(moved);
  await outbox().mailTo(moved, /password/);
  expect((await kindsTo(old)).filter((kind) => kind === 'passwordReset')).toHaveLength(1);
});

test('the link in the warning undoes the change, even a confirmed one, and ends all sessions', async () => {
  const person = await aConfirmedSeeker();
  const [old, thief] = [emailOf(person), `thief.${emailOf(person)}`];
  expect((await changeTo(person, thief)).statusCode).toBe(200);
  expect(await verify(thief)).toBe(204);
  await askReset(thief);
  const reset = tokenIn((await outbox().mailTo(thief, /password/)).text, 'resetpassword');
  const token = await undoToken(old);
  await host().db.execute(
    sql`UPDATE email_undos SET created_at = created_at - interval '71 hours 59 minutes', expires_at = expires_at - interval '71 hours 59 minutes' WHERE token_hash = ${hashSecret(token)}`,
  );
  const answer = await undo(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { role: 'jobseeker', username: person.username, passwordEnded: false },
  ]);
  expect((await undo(token)).statusCode).toBe(404);
  expect((await call('GET', '/email-verification', undefined, person.headers)).statusCode).toBe(
    401,
  );
  // tokens mailed to the thief are no longer valid
  expect(
    (await call('POST', '/password/resets', { token: reset, password: 'the thief has one' }))
      .statusCode,
  ).toBe(404);
  const back = { cookie: cookieFrom(await logIn(person)) };
  const { email, verifiedAt } = (await call('GET', '/email-verification', undefined, back)).json();
  expect([email, typeof verifiedAt]).toEqual([old, 'string']);
  expect(await audited(person)).toEqual(['changeEmail', 'undoEmailChange']);
});

test('a password set after the change ends with it', async () => {
  const person = await aConfirmedSeeker();
  const [old, thief] = [emailOf(person), `thief.${emailOf(person)}`];
  await changeTo(person, thief);
  const token = await undoToken(old);
  expect(await verify(thief)).toBe(204);
  await askReset(thief);
  const reset = tokenIn((await outbox().mailTo(thief, /password/)).text, 'resetpassword');
  await call('POST', '/password/resets', { token: reset, password: 'the thief has one' });
  // a second change, away from the thief's address: its warning must not revert the first undo
  const session = { cookie: cookieFrom(await logIn(person, 'the thief has one')) };
  await call(
    'PUT',
    `/jobseeker/jobseekers/${person.id}`,
    { emailjobseek: `second.${thief}` },
    session,
  );
  const counter = await undoToken(thief);
  expect((await undo(token)).json()).toMatchObject({ passwordEnded: true });
  expect((await undo(counter)).statusCode).toBe(404);
  expect((await logIn(person, 'the thief has one')).statusCode).toBe(401);
  await askReset(old);
  const own = tokenIn(
    (await outbox().mailTo(old, /Set a new password|Set a new password/)).text,
    'resetpassword',
  );
  expect(
    (await call('POST', '/password/resets', { token: own, password: 'mine once again' }))
      .statusCode,
  ).toBe(200);
});

test('an undo link is over after 72 hours', async () => {
  const person = await aConfirmedSeeker();
  await changeTo(person, `moved.${emailOf(person)}`);
  const token = await undoToken(emailOf(person));
  await host().db.execute(
    sql`UPDATE email_undos SET expires_at = expires_at - interval '72 hours' WHERE token_hash = ${hashSecret(token)}`,
  );
  expect((await undo(token)).statusCode).toBe(404);
});

test('nobody else can take the old address while the change can be undone', async () => {
  const person = await aConfirmedSeeker();
  const other = await asSeeker(host());
  const old = emailOf(person);
  await changeTo(person, `moved.${old}`);
  const network = nextNetwork();
  const form = { ...seekerForm('taker'), emailjobseek: old.toUpperCase() };
  const registered = await call('POST', '/jobseeker/jobseekers', form, {}, network);
  expect([registered.statusCode, registered.json().field]).toEqual([409, 'emailjobseek']);
  expect((await changeTo(other, old)).statusCode).toBe(409);
  // changed back by hand: it was confirmed before, so there is nothing to warn about
  expect((await changeTo(person, old)).statusCode).toBe(200);
  expect((await emailState(person)).verifiedAt).toMatch(/^20/);
  expect((await kindsTo(old)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
});

test('an address nobody confirmed is mailed a confirmation or a reset, nothing else', async () => {
  const person = await asSeeker(host());
  const never = emailOf(person);
  await call(
    'PUT',
    '/password',
    { password: person.password, newPassword: 'another long one' },
    person.headers,
  );
  const again = cookieFrom(await logIn(person, 'another long one'));
  const headers = { ...person.headers, cookie: again };
  const moved = `moved.${never}`;
  await call('PUT', `/jobseeker/jobseekers/${person.id}`, { emailjobseek: moved }, headers);
  await askReset(moved);
  await call('POST', '/account/deletion', { password: 'another long one' }, headers);
  expect(await kindsTo(never)).toEqual(['verifyEmail']);
  expect((await kindsTo(moved)).toSorted()).toEqual(['passwordReset', 'verifyEmail']);
});

test('many accounts together mail a stranger no more than six confirmations an hour', async () => {
  const victim = 'victim@mail.example';
  for (let number = 0; number < 8; number += 1) {
    const person = await asSeeker(host());
    await changeTo(person, victim);
    await changeTo(person, `away${number}@mail.example`);
  }
  expect(await kindsTo(victim)).toEqual(Array(6).fill('verifyEmail'));
});
