/**
 * Something the person who started the program can put right: its message is the one line they see,
 * without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
