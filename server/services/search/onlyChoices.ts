import type { JobQuery } from '../../repositories/search/jobFilters';

/** Whether category and type are the only filters, of live jobs. */
export const hasOnlyChoices = ({
  categories: _categories,
  types: _types,
  status,
  remote,
  applyHere,
  withPay,
  ...others
}: JobQuery): boolean =>
  status === 'live' &&
  !remote &&
  !applyHere &&
  !withPay &&
  Object.values(others).every((value) => value === undefined);
