import { errorCode } from '../../errorCode';
import { isRecord } from '../../isRecord';

/**
 * Which of an account's unique columns an error of the database speaks of; undefined for any other
 * error.
 */
export const takenColumn = (error: unknown): 'username' | 'email' | undefined => {
  if (errorCode(error) !== '23505' || !isRecord(error)) return undefined;
  return (['username', 'email'] as const).find((column) =>
    String(error['constraint']).includes(`_${column}_key`),
  );
};
