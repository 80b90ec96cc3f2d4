import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { endSessionsOf } from '../repositories/accounts/sessions';
import { upsertAdmin } from '../repositories/office/admins';
import { addAudit } from '../repositories/office/audit';
import { runMain } from '../runMain';
import { generatePassword, hashPassword, passwordProblem } from '../services/accounts/passwords';
import { StartError } from '../startError';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = 'Usage: npm run create-admin -- NAME [--password PASSWORD]';

const parse = () => {
  const { values, positionals } = parseArgs({
    options: { password: { type: 'string' } },
    allowPositionals: true,
  });
  return { name: positionals[0], more: positionals.length > 1, password: values.password };
};

// creates an administrator, or resets the password of the one with that name and ends their
// sessions
runMain(async () => {
  const { name, more, password = generatePassword() } = readArguments(usage, parse);
  if (name === undefined || more) throw new StartError(usage);
  if (name.trim() !== name || name === '' || name.length > 60 || /\p{C}/u.test(name))
    throw new StartError('The name must have at most 60 characters and no spaces around it.');
  const problem = passwordProblem('The password', password, name);
  if (problem !== undefined) throw new StartError(`${problem}.`);
  const env = readToolEnv();
  await withDatabase(env, async (db) => {
    const passwordHash = await hashPassword(password);
    const made = await db.transaction(async (tx) => {
      const admin = await upsertAdmin(tx, { id: randomUUID(), name, passwordHash });
      await endSessionsOf(tx, 'admin', admin.id);
      await addAudit(tx, {
        actorRole: 'host',
        actorId: null,
        action: admin.made ? 'createAdmin' : 'resetAdminPassword',
        recordId: admin.id,
        after: { adminname: name },
      });
      return admin.made;
    });
    process.stdout.write(
      `${made ? 'Made the administrator' : 'Reset the password of the administrator'} ${name}: password ${password}\n`,
    );
  });
});
