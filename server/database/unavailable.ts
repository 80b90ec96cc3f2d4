import { isRecord } from '../../contract/isRecord';
import { errorCode } from '../errorCode';

/**
 * The database can't be used now, for whatever reason: callers are told as a 503. `code` is that of
 * the cause (PostgreSQL's or the system's), '' where it has none.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code: string;
  constructor(cause: unknown) {
    super(isRecord(cause) ? String(cause['message']) : String(cause), { cause });
    this.code = errorCode(firstOf(cause));
  }
}

/** Where a name has several addresses, the error of the whole has neither message nor code. */
const firstOf = (error: unknown): unknown =>
  isRecord(error) && Array.isArray(error['errors']) && errorCode(error) === ''
    ? error['errors'][0]
    : error;

/** PostgreSQL's own errors have a severity. */
const isFromServer = (error: Record<string, unknown>) => typeof error['severity'] === 'string';

/**
 * PostgreSQL's errors that aren't about the statement: its connection (class 08), who may connect
 * (28), a database that isn't there (3D), resources (53), an operator (57) and the system (58); a
 * server or transaction that may only read (25006), time spent in a transaction (25P03, 25P04); and
 * what another transaction is in the way of, for now (40001, 40P01, 55P03).
 */
const serverCodes = /^(?:(?:08|28|3D|53|57|58)\w{3}|25006|25P0[34]|40001|40P01|55P03)$/;
/** The system's errors (ECONNRESET, EAI_AGAIN) and those of streams and TLS, none of our mistakes. */
const systemCodes = /^(?:E(?!RR_)[A-Z][A-Z_]*|ERR_(?:SSL|TLS|STREAM|SOCKET)\w*)$/;
/** The driver's errors have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout (?:exceeded|expired)|Query read timeout|Cannot use a pool after|Client (?:was closed|has encountered a connection error)|Connection ended)/;

/**
 * What a failed statement shows of the connection. 'lost': it must not be used again; 'refused': the
 * server declined for now and the connection is intact; undefined: the statement itself is wrong.
 */
export const faultOf = (error: unknown): 'lost' | 'refused' | undefined => {
  if (!isRecord(error)) return undefined;
  const code = errorCode(error);
  if (isFromServer(error)) {
    if (!serverCodes.test(code)) return undefined;
    return /^(?:08|57P|25006|25P0[34])/.test(code) ? 'lost' : 'refused';
  }
  if (systemCodes.test(code)) return 'lost';
  return driverMessages.test(String(error['message'])) ? 'lost' : undefined;
};
