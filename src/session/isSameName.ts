import { caseFold } from '@contract/text/caseFold';

/** Whether two usernames are the same to our own host, which ignores their case. */
export const isSameName = (one: string, other: string): boolean =>
  caseFold(one) === caseFold(other);
