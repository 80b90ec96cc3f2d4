import { isRecord } from '@contract/isRecord';
import type { Role } from './sessionSlice';

/**
 * What a page gives a login page in the router's state: a guard, the post form, a registration.
 */
export type LoginState = {
  /** Where to go on to after the log-in. */
  from?: string;
  /** Where on the site the job was found that is applied to after the log-in. */
  source?: string;
  /** The host ended the session (a 401). */
  sessionEnded?: boolean;
  /** Who has just registered; the spec sends both roles to the employer login (spec §2.5). */
  registered?: { role: Exclude<Role, 'admin'>; username: string };
  /** The document's `performance.timeOrigin` when they registered: another one after a reload. */
  registeredIn?: number;
  /** Register Now was pressed at the employer login, whose link leads to /signup (spec §2.4). */
  fromEmployerLogin?: boolean;
  /** As it is read: whether they registered since the document was loaded. */
  isNewcomer?: boolean;
  /** Whose password has just been set by a mailed link. */
  passwordSet?: { role: Exclude<Role, 'admin'>; username: string };
};

const readAccount = (value: unknown): LoginState['registered'] => {
  if (!isRecord(value) || typeof value['username'] !== 'string') return undefined;
  const { role, username } = value;
  return role === 'employer' || role === 'jobseeker' ? { role, username } : undefined;
};

/**
 * Reads the router's state, which may be anything: the browser keeps it over reloads and versions.
 */
export const readLoginState = (state: unknown): LoginState => {
  if (!isRecord(state)) return {};
  const { from, source, sessionEnded, registeredIn, fromEmployerLogin } = state;
  const [registered, passwordSet] = [
    readAccount(state['registered']),
    readAccount(state['passwordSet']),
  ];
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof source === 'string' && { source }),
    ...(sessionEnded === true && { sessionEnded }),
    ...(registered && { registered }),
    ...(registeredIn === performance.timeOrigin && { isNewcomer: true }),
    ...(fromEmployerLogin === true && { fromEmployerLogin }),
    ...(passwordSet && { passwordSet }),
  };
};
