import { isRecord } from '@contract/isRecord';
import type { Role } from './sessionSlice';

/**
 * What guards, the job post form and the registration pages pass to a login page in the router's
 * state.
 */
export type LoginState = {
  /** Where to navigate after the login. */
  from?: string;
  /** If the user logs in to apply for a job: where on the site they found it. */
  source?: string;
  /** The host ended the session (a 401). */
  sessionEnded?: boolean;
  /** The account just registered; both roles are sent to the employer login (spec §2.5). */
  registered?: { role: Exclude<Role, 'admin'>; username: string };
  /** The document's `performance.timeOrigin` at registration; it changes on a reload. */
  registeredIn?: number;
  /** Register Now was pressed at the employer login, whose link leads to /signup (spec §2.4). */
  fromEmployerLogin?: boolean;
  /** Set by `readLoginState` if the user registered after the document was loaded. */
  isNewcomer?: boolean;
  /** The account whose password was just set through an emailed link. */
  passwordSet?: { role: Exclude<Role, 'admin'>; username: string };
};

const readAccount = (value: unknown): LoginState['registered'] => {
  if (!isRecord(value) || typeof value['username'] !== 'string') return undefined;
  const { role, username } = value;
  return role === 'employer' || role === 'jobseeker' ? { role, username } : undefined;
};

/**
 * Reads the router's state, which may be anything: it survives reloads and updates of the app.
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
