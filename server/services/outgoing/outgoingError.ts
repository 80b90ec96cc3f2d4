/**
 * Why a URL wasn't fetched: its address isn't allowed (`address`), isn't public (`private`), or its
 * name can't be resolved (`name`); the connection failed, or its certificate is invalid; it timed
 * out; it redirected too often (`redirects`); the answer is too large, has another type or an
 * unsupported compression (`encoding`); or the caller aborted it (`stopped`).
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

/** The message doesn't contain the URL, which may contain a secret. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
  constructor(readonly problem: OutgoingProblem) {
    super(`An address could not be called: ${problem}.`);
  }
}
