/**
 * Why something wasn't fetched: its address isn't one that we call (`address`), isn't public
 * (`private`), has a name that nobody knows (`name`); the connection failed or its certificate isn't
 * valid; it took too long; it leads on too often (`redirects`); it is too large, of another type, or
 * packed in a way that we don't read (`encoding`); or whoever asked has stopped it.
 */
export type OutgoingProblem =
  | 'address'
  | 'private'
  | 'name'
  | 'connection'
  | 'certificate'
  | 'timeout'
  | 'redirects'
  | 'size'
  | 'type'
  | 'encoding'
  | 'stopped';

/** Without the address, which may hold a secret of whoever gave it. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
  constructor(readonly problem: OutgoingProblem) {
    super(`An address could not be called: ${problem}.`);
  }
}
