import { inPlace, meaning, titled } from '../rules.mjs';

const accountant = titled('accountant');
const rn = meaning(/\b(rn|registered nurses?)\b/);
/** @param {import('../rules.mjs').Rule[]} rules */
const partTime = (rules) => [
  ...rules.map((rule) => ({ ...rule, kind: /part/ })),
  ...rules.map((rule) => ({ ...rule, grade: 1 })),
];
const operatingRoom = /\b(or|operating room|perioperative|circulat\w+)\b/;

/**
 * Abbreviations: a state by its letters, full or part time by the hours, a title by half its words;
 * and two alternatives in one query.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const cutShort = {
  'a state cut short': [
    { q: 'plumber ga', rules: inPlace(/\bga\b|georgia|atlanta/, titled('plumber')) },
    { q: 'welder tx', rules: inPlace(/\btx\b|texas|houston|dallas/, meaning(/\bwelders?\b/)) },
    { q: 'cook fl', rules: inPlace(/\bfl\b|florida|miami|orlando/, titled('cook')) },
    { q: 'accountant nj', rules: inPlace(/\bnj\b|new jersey/, accountant) },
    { q: 'paralegal tx part time', rules: inPlace(/\btx\b|texas/, titled('paralegal')) },
    { q: 'housekeeper az', rules: inPlace(/\baz\b|arizona|phoenix/, titled('housekeeper')) },
    { q: 'rn in or', rules: inPlace(/, or\b|oregon/, rn) },
    { q: 'accountant calif', rules: inPlace(/\bca\b|california/, accountant) },
    { q: 'electrician mich', rules: inPlace(/\bmi\b|michigan|detroit/, titled('electrician')) },
    { q: 'accountant tampa fla', rules: inPlace(/tampa/, accountant) },
    { q: 'receptionist jersey', rules: inPlace(/\bnj\b|new jersey/, titled('receptionist')) },
    { q: 'mechanic cali', rules: inPlace(/\bca\b|california/, titled('mechanic')) },
  ],
  'work cut short': [
    { q: '20 hours a week bookkeeper', rules: partTime(titled('bookkeeper')) },
    { q: 'receptionist 25 hrs', rules: partTime(titled('receptionist', 'front desk')) },
    {
      q: 'or nurse',
      rules: [
        { grade: 3, title: /\b(or|operating room) (rn|nurse)|\brn[ -]+(or|operating room)\b/ },
        { grade: 2, title: new RegExp(`^(?=.*${operatingRoom.source}).*\\b(rn|nurse)`) },
      ],
    },
    {
      q: 'or tech',
      rules: [
        { grade: 3, title: /\b(or|operating room) tech/ },
        { grade: 2, title: /\bsurgical tech/ },
      ],
    },
    { q: 'ops manager', rules: titled('operations manager', 'ops manager') },
    { q: 'assoc atty', rules: titled('associate attorney') },
    { q: 'acctg clerk', rules: titled('accounting clerk') },
    { q: 'govt affairs', rules: titled('government affairs') },
    { q: 'biz dev manager', rules: titled('business development manager') },
    {
      q: 'registered nurse or nurse practitioner',
      rules: [...rn, ...titled('nurse practitioner')],
    },
    {
      q: 'social worker or case manager',
      rules: titled('social worker', 'case manager'),
    },
    {
      q: 'no sales account manager',
      rules: titled('account manager').map((rule) => ({ ...rule, notTitle: /\bsales\b/ })),
    },
  ],
};
