import { isRecord } from '@contract/isRecord';
import { errorCode } from '../../errorCode';

/** The unique column that an error is about; undefined for any other error. */
export const takenColumn = (error: unknown): 'username' | 'email' | undefined => {
  if (errorCode(error) !== '23505' || !isRecord(error)) return undefined;
  return (['username', 'email'] as const).find((column) =>
    String(error['constraint']).includes(`_${column}_key`),
  );
};
