import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import type { Person, TestHost } from '../host';

type Access = Wire<'ColleagueAccess'>;

export const call = (
  host: TestHost,
  person: Person | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) =>
  host.app.inject({
    method,
    url: `/api${path}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });

/** Returns the token in the newest mail waiting for an address. */
export const mailedToken = async ({ db }: TestHost, address: string): Promise<string> => {
  const [row] = await db.query<{ text: string }>(
    sql`SELECT text_body AS text FROM mails WHERE recipient = ${address} AND kind = 'colleagueInvitation' ORDER BY created_at DESC LIMIT 1`,
  );
  return /#(\S+)/.exec(row?.text ?? '')?.[1] ?? '';
};

export const invite = (host: TestHost, owner: Person, email: string, access: Access) =>
  call(host, owner, 'POST', '/company/invitations', { email, ...access });

/** Adds a person to the owner's company, through an invitation mail and its link. */
export const join = async (
  host: TestHost,
  owner: Person,
  person: Person,
  access: Access,
): Promise<void> => {
  const email = `${person.username}@elsewhere.example`;
  const invited = await invite(host, owner, email, access);
  if (invited.statusCode !== 201) throw new Error(invited.body);
  const token = await mailedToken(host, email);
  const joined = await call(host, person, 'POST', '/company/invitation-acceptances', { token });
  if (joined.statusCode !== 200) throw new Error(joined.body);
};

export const companyOf = async (host: TestHost, person: Person): Promise<Wire<'Company'>> =>
  (await call(host, person, 'GET', '/company')).json();
