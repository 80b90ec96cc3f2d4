import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hostTexts } from '../../texts/errors';
import { isCommonPassword } from './commonPasswords';

// argon2id (the package's default) with 19 MiB and two passes: four hashes can run at once on two
// cores (`npm run bench:passwords`)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const minPasswordLength = 8;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a hash uses weaker parameters than the current ones, or another algorithm. */
export const isOutdatedHash = (passwordHash: string): boolean => {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(passwordHash) ?? [];
  return !(Number(memory) >= cost.memoryCost && Number(passes) >= cost.timeCost);
};

let decoyHash: Promise<string> | undefined;
/**
 * Checks a password. Without a hash it verifies a decoy, so that timing doesn't reveal whether the
 * account exists.
 */
export const checkPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  decoyHash ??= hashPassword('nobody has this one');
  const matches = await verify(passwordHash ?? (await decoyHash), password);
  return passwordHash !== undefined && matches;
};

/** Returns why a password is rejected, naming `field`; `undefined` if it is accepted. */
export const passwordProblem = (
  field: string,
  password: string,
  username: string,
): string | undefined => {
  if (password.length < minPasswordLength) return hostTexts.tooShort(field, minPasswordLength);
  if (password.toLowerCase() === username.toLowerCase()) return hostTexts.passwordIsUsername;
  return isCommonPassword(password) ? hostTexts.passwordIsCommon : undefined;
};

// without lookalikes such as l, 1, O and 0
const passwordAlphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Generates a password to be printed once: about 93 random bits. */
export const generatePassword = (): string =>
  Array.from({ length: 16 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
