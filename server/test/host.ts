import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Context } from '../context';
import { openDatabase, type Database } from '../database/database';
import { upsertAdmin } from '../repositories/office/admins';
import { hashPassword } from '../services/accounts/passwords';
import { readEnv, type Env } from '../settings/env';
import { asHostsDo, freshDatabase, silent } from './testServer';

export type TestHost = {
  app: FastifyInstance;
  db: Database;
  env: Env;
  context: Context;
  close: () => Promise<void>;
};

/**
 * Opens a host on a fresh migrated database (not seeded), for `inject`. `settings` are environment
 * variables; rate limits are off unless set otherwise.
 */
export const openHost = async (settings: Record<string, string> = {}): Promise<TestHost> => {
  const env = readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings });
  const { connection, drop } = await freshDatabase();
  const db = openDatabase({ ...asHostsDo(connection), max: 5, files: env.files }, silent, drop);
  const context = { db, env, log: silent };
  const app = await buildApp(context);
  await app.ready();
  const close = async () => {
    await app.close();
    await db.close();
  };
  return { app, db, env, context, close };
};

/** A logged-in person; `headers` are what their browser would send. */
export type Person = {
  username: string;
  id: string;
  password: string;
  headers: Record<string, string>;
};

let number = 0;
const next = (name: string) => `${name}${(number += 1)}`;
const password = 'right horse battery';

export const employerForm = (username: string) => ({
  firstnameEmployer: 'Mara',
  lastnameEmployer: 'Lind',
  usernameEmployer: username,
  passwordnameEmployer: password,
  nationalityEmployer: 'US',
  role: 'employer',
  phoneEmployer: '+1 555 0101',
  addressEmployer: '1 Mill Road',
  emailEmployer: `${username.replace(/[^\w.-]/g, '')}@firm.example`,
  genderEmployer: 'Female',
  locationEmployer: 'Boston',
});
export const seekerForm = (username: string) => ({
  firstnamejobseek: 'Ivo',
  lastnamejobseek: 'Kern',
  usernamejobseek: username,
  passwordnamejobseek: password,
  nationalityjobseek: 'CA',
  role: 'jobseeker',
  phonejobseek: '+1 555 0102',
  addressjobseek: 'CA',
  emailjobseek: `${username.replace(/[^\w.-]/g, '')}@mail.example`,
  genderjobseek: 'Male',
  locationjobseek: 'Toronto',
});

type Answer = Awaited<ReturnType<TestHost['app']['inject']>>;
const assertStatus = (answer: Answer, status: number) => {
  if (answer.statusCode !== status)
    throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body}`);
  return answer;
};
/** Returns the Cookie header for a login's Set-Cookie headers. */
export const cookieFrom = (answer: Answer): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Registers an employer and logs in. */
export const asEmployer = async (host: TestHost, username = next('employer')): Promise<Person> => {
  const made = assertStatus(
    await host.app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      payload: employerForm(username),
    }),
    201,
  );
  const payload = { usernameEmployer: username, passwordnameEmployer: password };
  const answer = assertStatus(
    await host.app.inject({ method: 'POST', url: '/api/employer/login', payload }),
    200,
  );
  return {
    username,
    id: made.json()._id,
    password,
    headers: {
      cookie: cookieFrom(answer),
      'x-session': `employer:${encodeURIComponent(username)}`,
    },
  };
};

/** Registers a job seeker and logs in. */
export const asSeeker = async (host: TestHost, username = next('seeker')): Promise<Person> => {
  const made = assertStatus(
    await host.app.inject({
      method: 'POST',
      url: '/api/jobseeker/jobseekers',
      payload: seekerForm(username),
    }),
    201,
  );
  const payload = { usernamejobseek: username, passwordnamejobseek: password };
  const answer = assertStatus(
    await host.app.inject({ method: 'POST', url: '/api/jobseeker/jobseekers/login', payload }),
    200,
  );
  return {
    username,
    id: made.json()._id,
    password,
    headers: {
      cookie: cookieFrom(answer),
      'x-session': `jobseeker:${encodeURIComponent(username)}`,
    },
  };
};

/** Creates an administrator and logs in; the headers carry only the bearer token. */
export const asAdmin = async (
  host: TestHost,
  username = next('admin'),
): Promise<Person & { cookie: string }> => {
  const { id } = await upsertAdmin(host.db, {
    id: randomUUID(),
    name: username,
    passwordHash: await hashPassword(password),
  });
  const answer = assertStatus(
    await host.app.inject({
      method: 'POST',
      url: '/api/admin/admins/login',
      payload: { adminname: username, adminpassword: password },
    }),
    200,
  );
  return {
    username,
    id,
    password,
    headers: { authorization: `Bearer ${answer.json().data}` },
    cookie: cookieFrom(answer),
  };
};
