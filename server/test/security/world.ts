import sql from 'sql-template-tag';
import { saveAlert } from '../alerts/alertFixtures';
import { uploadCv } from '../applicationFixtures';
import {
  asAdmin,
  asEmployer,
  asSeeker,
  cookieFrom,
  seekerForm,
  type Person,
  type TestHost,
} from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';

export const callers = [
  'nobody',
  'ended',
  'seeker',
  'stranger',
  'owner',
  'other',
  'admin',
  'adminByCookie',
] as const;
export type Caller = (typeof callers)[number];

/**
 * Data that only few callers may ever read: the job seeker's own email, phone, name and address.
 */
export const privateMarks = [
  'q7-private-mail',
  '+1 555 7700099',
  'Quillfeather',
  'Zanzibar Road',
] as const;

/** The people, and the ids and names that calls can refer to. */
export type World = { people: Partial<Record<Caller, Person>>; ids: string[]; names: string[] };

const renew: Partial<Record<Caller, (host: TestHost) => Promise<Person>>> = {
  stranger: asSeeker,
  other: asEmployer,
  owner: asEmployer,
  admin: asAdmin,
};

/** Replaces a person who was deleted or logged out by a call. */
export const renewed = async (host: TestHost, world: World, caller: Caller): Promise<void> => {
  if (caller === 'seeker') world.people.seeker = await privateSeeker(host);
  else if (caller === 'adminByCookie') world.people.adminByCookie = await cookieAdmin(host);
  else world.people[caller] = await renew[caller]?.(host);
  const person = world.people[caller];
  if (!person) return;
  world.names.push(person.username);
  world.ids.push(person.id);
};

const cookieAdmin = async (host: TestHost): Promise<Person> => {
  const admin = await asAdmin(host);
  return { ...admin, headers: { cookie: admin.cookie } };
};

let count = 0;
const privateSeeker = async (host: TestHost): Promise<Person> => {
  const username = `withheld${(count += 1)}`;
  const form = {
    ...seekerForm(username),
    emailjobseek: `${privateMarks[0]}${count}@mail.example`,
    phonejobseek: privateMarks[1],
    lastnamejobseek: privateMarks[2],
    locationjobseek: privateMarks[3],
  };
  const made = await host.app.inject({
    method: 'POST',
    url: '/api/jobseeker/jobseekers',
    payload: form,
  });
  const answer = await host.app.inject({
    method: 'POST',
    url: '/api/jobseeker/jobseekers/login',
    payload: { usernamejobseek: username, passwordnamejobseek: form.passwordnamejobseek },
  });
  return {
    username,
    id: made.json()._id,
    password: form.passwordnamejobseek,
    headers: { cookie: cookieFrom(answer) },
  };
};

/**
 * Creates two job seekers, two employers with jobs in every state, an application, a report, terms
 * and administrators.
 */
export const makeWorld = async (host: TestHost): Promise<World> => {
  await addCategories(host);
  const termsId = '00000000-0000-4000-8000-0000000000aa';
  await host.db.execute(
    sql`INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement) VALUES (${termsId}, 'a', 'b', 'c', 'd', 'e', 'f')`,
  );
  const world: World = { people: {}, ids: [termsId], names: ['Nurse Jobs', 'IT Jobs', '1'] };
  for (const caller of callers)
    if (caller !== 'nobody' && caller !== 'ended') await renewed(host, world, caller);
  const { owner, other, seeker } = world.people;
  if (!owner || !other || !seeker) throw new Error('Somebody is missing.');
  for (const status of ['live', 'draft', 'waiting', 'expired', 'filled', 'removed']) {
    const { _id } = await post(host, status === 'draft' ? other : owner);
    if (status === 'live') await uploadCv(host, seeker);
    if (status === 'live')
      await host.app.inject({
        method: 'POST',
        url: '/api/applications',
        headers: seeker.headers,
        payload: { jobId: _id, message: 'I would like to.' },
      });
    if (status === 'live')
      await host.app.inject({
        method: 'PUT',
        url: `/api/saved-jobs/${_id}`,
        headers: seeker.headers,
      });
    if (status === 'live')
      await host.app.inject({
        method: 'POST',
        url: `/api/jobs/${_id}/reports`,
        payload: { reason: 'scam' },
      });
    await setStatus(host, _id, status);
    world.ids.push(_id);
  }
  await saveAlert(host, seeker);
  for (const row of await host.db.query<{ id: string }>(
    sql`SELECT id FROM job_alerts UNION ALL SELECT link_key FROM job_alerts UNION ALL SELECT id FROM cases UNION ALL SELECT id FROM sessions UNION ALL SELECT id FROM applications UNION ALL SELECT id FROM resumes`,
  ))
    world.ids.push(row.id);
  const ended = await asEmployer(host);
  await host.app.inject({ method: 'DELETE', url: '/api/session', headers: ended.headers });
  world.people.ended = ended;
  return world;
};
