import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hostTexts } from '../../texts/errors';
import { isCommonPassword } from './commonPasswords';

// argon2id (the package's default); with 19 MiB and two passes, four can run at once on two cores:
// `npm run bench:passwords`
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const minPasswordLength = 8;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a hash was made with less memory or fewer passes than today's, or by another method. */
export const isOutdatedHash = (passwordHash: string): boolean => {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(passwordHash) ?? [];
  return !(Number(memory) >= cost.memoryCost && Number(passes) >= cost.timeCost);
};

let decoyHash: Promise<string> | undefined;
/** Checks a password. Without an account the same work is done, so that the time tells nothing. */
export const checkPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  decoyHash ??= hashPassword('nobody has this one');
  const matches = await verify(passwordHash ?? (await decoyHash), password);
  return passwordHash !== undefined && matches;
};

/** Why a password is refused, naming `field`; undefined: it is accepted. */
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
/** A password to be printed once: about 93 random bits. */
export const generatePassword = (): string =>
  Array.from({ length: 16 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
