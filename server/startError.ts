/**
 * A problem that the person who started the program can fix: they see its message, without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
