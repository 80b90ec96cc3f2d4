import { hostTexts } from '@contract/texts/host';
import type { Context } from '../context';
import type { Queryable } from '../database/database';
import { ApiError } from '../plugins/errors';
import { takenColumn } from '../repositories/taken';
import { takeRegistration } from './limits';
import { mailQueued } from './mail/queue';
import { hashPassword, passwordFault } from './passwords';

type Fields = { username: string; password: string; email: string };

// a name goes into addresses and beside other names, where a dot alone or an invisible character would mislead
const misleading = /^\s|\s$|\p{C}|^\.{1,2}$/u;

/**
 * What both registrations share: the rules for username and password, the limit, and whose name is taken. `fields` says what the
 * values are called on the wire, `store` adds the account and queues its mail, all or nothing.
 */
export const register = async (context: Context, address: string, values: Fields, fields: Fields, store: (tx: Queryable, passwordHash: string) => Promise<void>): Promise<void> => {
  if (misleading.test(values.username)) throw new ApiError(400, hostTexts.usernameForm(fields.username), fields.username);
  const fault = passwordFault(fields.password, values.password, values.username);
  if (fault !== undefined) throw new ApiError(400, fault, fields.password);
  const attempt = await takeRegistration(context, address);
  try {
    const passwordHash = await hashPassword(values.password);
    await context.db.transaction((tx) => store(tx, passwordHash));
    mailQueued(context.db);
  } catch (error) {
    await attempt.failed();
    throw taken(error, fields);
  }
};

/** A 409 naming the field where an error says that a name or e-mail is taken; any other error as it is. */
export const taken = (error: unknown, fields: { username?: string; email: string }): unknown => {
  const column = takenColumn(error);
  return column === undefined ? error : new ApiError(409, hostTexts.taken[column], fields[column]);
};
