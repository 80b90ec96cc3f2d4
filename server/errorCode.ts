// by its path: the tests' global setup, which loads this module too, resolves no alias
import { isRecord } from '../contract/isRecord';

/** The `code` that Node, PostgreSQL and most libraries give their errors; '' where there is none. */
export const errorCode = (error: unknown): string =>
  isRecord(error) && typeof error['code'] === 'string' ? error['code'] : '';
