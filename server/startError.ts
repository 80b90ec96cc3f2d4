/**
 * A problem that the person who started the program can fix: shown as its message, without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
