/**
 * A query as typed. `location` is typed into the field for places. With `paste`, the query is the
 * first 300 characters of that posting's text instead of `q`, and postings whose texts begin the
 * same match. Without rules, the right result is an empty list.
 *
 * @typedef {object} Query
 * @property {string} q
 * @property {string} [location]
 * @property {{ title: string, company: string }} [paste]
 * @property {import('../rules.mjs').Rule[]} rules
 */
export {};
