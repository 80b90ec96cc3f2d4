/**
 * A query as it is typed. `location` is typed into the box for places. `paste`: instead of `q`, the
 * first 300 characters of that posting's text; another with the same beginning is as right. No
 * rules: the right answer is to show nothing.
 *
 * @typedef {object} Query
 * @property {string} q
 * @property {string} [location]
 * @property {{ title: string, company: string }} [paste]
 * @property {import('../rules.mjs').Rule[]} rules
 */
export {};
