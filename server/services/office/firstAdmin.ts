import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import { countAdmins, lockAdmins, upsertAdmin } from '../../repositories/office/admins';
import { addAudit } from '../../repositories/office/audit';
import { StartError } from '../../startError';
import { generatePassword, hashPassword, passwordProblem } from '../accounts/passwords';

/**
 * Creates the first administrator if there is none (product §6). Returns the lines to print: a
 * generated password is shown only then.
 */
export const makeFirstAdmin = ({ db, env }: Context): Promise<string[]> =>
  db.transaction(async (tx) => {
    // two hosts that share a database may start at once
    await lockAdmins(tx);
    if ((await countAdmins(tx)) > 0) return [];
    const problem =
      env.adminPassword === undefined
        ? undefined
        : passwordProblem('ADMIN_PASSWORD', env.adminPassword, env.adminName);
    if (problem !== undefined) throw new StartError(`ADMIN_PASSWORD can't be used: ${problem}.`);
    const password = env.adminPassword ?? generatePassword();
    const { id } = await upsertAdmin(tx, {
      id: randomUUID(),
      name: env.adminName,
      passwordHash: await hashPassword(password),
    });
    await addAudit(tx, {
      actorRole: 'host',
      actorId: null,
      action: 'createAdmin',
      recordId: id,
      after: { adminname: env.adminName },
    });
    return [
      `Administrator: ${env.adminName}, password ${env.adminPassword === undefined ? `${password} (shown only this once)` : 'from ADMIN_PASSWORD'}`,
    ];
  });
