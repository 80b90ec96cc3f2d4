import type { JobQuery } from '../../repositories/search/jobFilters';

/** Whether a query for live jobs has no filters other than category and type. */
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
