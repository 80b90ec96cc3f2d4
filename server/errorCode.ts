// imported by path: the tests' global setup loads this module too, and resolves no alias
import { isRecord } from '../contract/isRecord';

/**
 * Returns the `code` that Node, PostgreSQL and most libraries set on their errors; '' if there is
 * none.
 */
export const errorCode = (error: unknown): string =>
  isRecord(error) && typeof error['code'] === 'string' ? error['code'] : '';
