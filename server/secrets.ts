import { createHash, randomBytes } from 'node:crypto';

/** Secrets have 256 random bits, so a plain hash of one can't be reversed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** What an employer's API key begins with, so that programs that look for leaked keys know one. */
export const apiKeyPrefix = 'jlk_';
/** 256 random bits, in characters that are safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
