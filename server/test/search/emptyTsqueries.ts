import type { Tsqueries } from '../../repositories/search/tsqueries';

/** Of a search that asks for nothing. */
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
  begun: null,
};
