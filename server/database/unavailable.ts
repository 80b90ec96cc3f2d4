import { isRecord } from '../../contract/isRecord';
import { errorCode } from '../errorCode';

/**
 * The database is unavailable, for any reason: answered as 503. `code` is that of the cause
 * (PostgreSQL's or the system's), '' if it has none.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code: string;
  constructor(cause: unknown) {
    super(isRecord(cause) ? String(cause['message']) : String(cause), { cause });
    this.code = errorCode(firstOf(cause));
  }
}

/**
 * Returns the first cause if a name has several addresses: the AggregateError itself has neither
 * message nor code.
 */
const firstOf = (error: unknown): unknown =>
  isRecord(error) && Array.isArray(error['errors']) && errorCode(error) === ''
    ? error['errors'][0]
    : error;

/** PostgreSQL's own errors have a severity. */
const isFromServer = (error: Record<string, unknown>) => typeof error['severity'] === 'string';

/**
 * PostgreSQL's errors that aren't the statement's fault: connection (class 08), authorization (28),
 * missing database (3D), resources (53), operator intervention (57) and system (58); a read-only
 * server or transaction (25006), transaction timeouts (25P03, 25P04); and temporary conflicts with
 * another transaction (40001, 40P01, 55P03).
 */
const serverCodes = /^(?:(?:08|28|3D|53|57|58)\w{3}|25006|25P0[34]|40001|40P01|55P03)$/;
/**
 * System errors (ECONNRESET, EAI_AGAIN) and those of streams and TLS, but not Node's errors about
 * misuse.
 */
const systemCodes = /^(?:E(?!RR_)[A-Z][A-Z_]*|ERR_(?:SSL|TLS|STREAM|SOCKET)\w*)$/;
/** The driver's errors have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout (?:exceeded|expired)|Query read timeout|Cannot use a pool after|Client (?:was closed|has encountered a connection error)|Connection ended)/;

/**
 * Classifies a failed statement. 'lost': the connection must not be reused; 'refused': the server
 * declined for now and the connection is intact; undefined: the statement itself is at fault.
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
