import { caseFold } from '@contract/text/caseFold';

/** Whether two usernames are the same on our own host, which ignores case. */
export const isSameUsername = (one: string, other: string): boolean =>
  caseFold(one) === caseFold(other);
