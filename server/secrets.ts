import { createHash, randomBytes } from 'node:crypto';

/** Hashes a secret. Secrets have 256 random bits, so a plain hash can't be reversed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** Prefix of employers' API keys, by which secret scanners recognize leaked ones. */
export const apiKeyPrefix = 'jlk_';
/** Creates a secret of 256 random bits, in characters that are safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
