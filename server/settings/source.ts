import { parsedUrl } from '../parsedUrl';
import { StartError } from '../startError';

/** Raw settings by name. */
export type Source = Record<string, string | undefined>;
export const settingError = (name: string, reason: string) => new StartError(`${name} ${reason}`);

/** Reads a setting that must be one of `choices`, ignoring case. */
export const choiceOf = <T extends string>(
  source: Source,
  name: string,
  choices: readonly T[],
  fallback: T,
): T => {
  const value = source[name];
  if (value === undefined) return fallback;
  const choice = choices.find((each) => each === value.toLowerCase());
  if (choice === undefined)
    throw settingError(
      name,
      `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not "${value}".`,
    );
  return choice;
};

/**
 * Reads a URL setting. A `secret` URL may contain a password, so the error message doesn't repeat
 * it.
 */
export const urlOf = (
  source: Source,
  name: string,
  protocols: string[],
  secret = false,
): URL | undefined => {
  const value = source[name];
  if (value === undefined) return undefined;
  const url = parsedUrl(value);
  if (url === undefined || !protocols.includes(url.protocol)) {
    throw settingError(
      name,
      `must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}${secret ? '' : `, not "${value}"`}.`,
    );
  }
  return url;
};
