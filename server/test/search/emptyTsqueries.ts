import type { Tsqueries } from '../../repositories/search/tsqueries';

/** The queries of an empty search. */
export const emptyTsqueries: Tsqueries = {
  parsed: [],
  required: '',
  clauses: [],
  order: [],
  inTitles: [],
  inExactTitles: [],
  soft: [],
  denied: '',
  hours: '',
  negated: '',
  any: '',
  phrase: '',
  titleKey: '',
  completions: null,
};
