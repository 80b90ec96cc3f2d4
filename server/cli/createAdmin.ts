import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openForTool } from '../database/open';
import { readEnv } from '../env';
import { consoleLog } from '../log';
import { endSessionsOf } from '../repositories/accounts/sessions';
import { putAdmin } from '../repositories/office/admins';
import { addAudit } from '../repositories/office/audit';
import { runMain } from '../runMain';
import { generatePassword, hashPassword, passwordFault } from '../services/accounts/passwords';
import { StartError } from '../startError';

const usage = 'Usage: npm run create-admin -- NAME [--password PASSWORD]';

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { password: { type: 'string' } },
      allowPositionals: true,
    });
    return { name: positionals[0], more: positionals.length > 1, password: values.password };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

// makes an administrator, or gives the one of that name another password and ends their sessions
runMain(async () => {
  const { name, more, password = generatePassword() } = readArguments();
  if (name === undefined || more) throw new StartError(usage);
  if (name.trim() !== name || name === '' || name.length > 60 || /\p{C}/u.test(name))
    throw new StartError('The name must have at most 60 characters and no spaces around it.');
  const fault = passwordFault('The password', password, name);
  if (fault !== undefined) throw new StartError(`${fault}.`);
  const env = readEnv({ PUBLIC_URL: 'http://unused.invalid', ...process.env });
  const db = await openForTool(env, consoleLog(env.logLevel));
  try {
    const passwordHash = await hashPassword(password);
    const made = await db.transaction(async (tx) => {
      const admin = await putAdmin(tx, { id: randomUUID(), name, passwordHash });
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
  } finally {
    await db.close();
  }
});
