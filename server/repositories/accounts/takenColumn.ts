import { isRecord } from '@contract/isRecord';
import { errorCode } from '../../errorCode';

/** Returns the column whose unique constraint was violated; `undefined` for any other error. */
export const takenColumn = (error: unknown): 'username' | 'email' | undefined => {
  if (errorCode(error) !== '23505' || !isRecord(error)) return undefined;
  return (['username', 'email'] as const).find((column) =>
    String(error['constraint']).includes(`_${column}_key`),
  );
};
