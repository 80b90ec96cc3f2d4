import { meaning, named, of, titled } from '../rules.mjs';

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];

/**
 * Other scripts, accents, punctuation, pasted texts, operators, mixed languages, and no matches.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const forms = {
  'other scripts and accents': [
    { q: 'société générale', rules: of(/societe generale/) },
    { q: 'societe generale', rules: of(/societe generale/) },
    { q: 'ธนาคารไทยพาณิชย์', rules: of(/ธนาคาร/) },
    { q: '销售专员', rules: named('销售专员') },
    {
      q: '業務',
      rules: [
        { grade: 3, title: /^業務/ },
        { grade: 2, title: /業務/ },
      ],
    },
    { q: 'Kihei', rules: [{ grade: 3, place: /kihei/ }] },
    { q: 'practicante de comunicación', rules: titled('practicante de comunicacion') },
    { q: 'préposé au café', rules: named('prepose au cafe') },
    { q: 'facades engineer', rules: titled('facades engineer') },
    { q: 'ÉLECTRICAL ENGÎNEER', rules: titled('electrical engineer') },
    { q: 'cafe associate', rules: titled('cafe associate') },
  ],
  'emoji and marks': [
    { q: '🔥 registered nurse 🔥', rules: rn },
    { q: '★accountant★', rules: titled('accountant') },
    { q: 'barista!!!', rules: titled('barista') },
    {
      q: 'c++ developer',
      rules: [
        {
          grade: 3,
          title: /c\+\+.*(develop|engineer|programmer)|(develop|engineer|programmer).*c\+\+/,
        },
        { grade: 2, title: /c\+\+/ },
        { grade: 2, title: /develop|software/, text: /c\+\+/ },
      ],
    },
    {
      q: '.net developer',
      rules: [
        { grade: 3, title: /\.net\b.*develop|develop.*\.net\b/ },
        { grade: 2, title: /\.net\b/ },
        { grade: 1, title: /develop/, text: /\.net\b/ },
      ],
    },
    { q: 'f&i manager', rules: titled('f&i manager', 'f & i manager') },
    { q: '"👩‍⚕️ nurse"', rules: titled('nurse', 'registered nurse') },
  ],
  'pasted texts of 300 letters': [
    { q: '', paste: { title: 'Investment Banking VIE', company: 'Société Générale' }, rules: [] },
    {
      q: '',
      paste: { title: 'Graduate Façades Engineer (Available 2023)', company: 'Arup' },
      rules: [],
    },
    { q: '', paste: { title: 'Jr. Software Developer', company: 'KBR' }, rules: [] },
    {
      q: '',
      paste: { title: 'Linux Administrator', company: 'Infinity Consulting Solutions, Inc.' },
      rules: [],
    },
    { q: '', paste: { title: 'SAP Business Analyst', company: 'Excelion Partners' }, rules: [] },
    {
      q: '',
      paste: { title: 'Loan Portfolio Reporting Specialist', company: 'BOK Financial' },
      rules: [],
    },
  ],
  operators: [
    {
      q: '"project manager" -construction',
      rules: titled('project manager')
        .slice(0, 2)
        .map((rule) => ({ ...rule, notTitle: /construction/ })),
    },
    { q: '"data engineer"', rules: titled('data engineer').slice(0, 2) },
    {
      q: 'nurse -registered -rn',
      rules: titled('nurse').map((rule) => ({ ...rule, notTitle: /\b(registered|rn)\b/ })),
    },
    { q: 'plumber or electrician', rules: titled('plumber', 'electrician') },
    {
      q: 'developer -senior -sr',
      rules: titled('developer').map((rule) => ({ ...rule, notTitle: /\b(senior|sr)\b/ })),
    },
    {
      q: '"store manager" -assistant',
      rules: titled('store manager')
        .slice(0, 2)
        .map((rule) => ({ ...rule, notTitle: /\bassistant\b/ })),
    },
    { q: '"director of sales"', rules: titled('director of sales').slice(0, 2) },
  ],
  'quotes, minus and or among words': [
    {
      q: '"forklift operator" -night',
      rules: titled('forklift operator')
        .slice(0, 2)
        .map((rule) => ({ ...rule, notTitle: /\bnights?\b/ })),
    },
    {
      q: 'engineer -software -senior',
      rules: titled('engineer').map((rule) => ({ ...rule, notTitle: /\b(software|senior)\b/ })),
    },
    {
      q: '"dental assistant" or "dental hygienist"',
      rules: titled('dental assistant', 'dental hygienist').slice(0, 2),
    },
    { q: 'welder OR machinist', rules: titled('welder', 'machinist') },
    {
      q: '"executive assistant" remote',
      rules: [
        { grade: 3, title: /\bexecutive assistant\b/, remote: true },
        { grade: 1, title: /\bexecutive assistant\b/ },
      ],
    },
    {
      q: 'driver -cdl -truck',
      rules: titled('driver').map((rule) => ({ ...rule, notTitle: /\b(cdl|truck)\b/ })),
    },
    {
      q: 'manager "human resources"',
      rules: meaning(
        /\bhuman resources\b.*\bmanager\b|\bmanager\b.*\bhuman resources\b/,
        /\bhuman resources\b/,
      ),
    },
    {
      q: '"marketing manager" -product',
      rules: titled('marketing manager')
        .slice(0, 2)
        .map((rule) => ({ ...rule, notTitle: /\bproduct\b/ })),
    },
  ],
  'two languages': [
    {
      q: 'enfermera bilingual nurse',
      rules: meaning(
        /^(?=.*\b(nurse|rn|lpn)\b)(?=.*\b(bilingual|spanish)\b)/,
        /\b(nurse|rn|lpn)\b/,
        /\bbilingual\b/,
      ),
    },
    {
      q: 'bilingual recepcionista',
      rules: meaning(
        /^(?=.*\breceptionist\b)(?=.*\b(bilingual|spanish)\b)/,
        /\breceptionist\b/,
        /\bbilingual\b/,
      ),
    },
    {
      q: 'trabajo de warehouse',
      rules: meaning(/\bwarehouse\b/, /\b(forklift|package handler)\b/),
    },
    {
      q: 'spanish bilingual customer service',
      rules: meaning(
        /^(?=.*\bcustomer service\b)(?=.*\b(bilingual|spanish)\b)/,
        /\b(bilingual|spanish)\b/,
        /\bcustomer service\b/,
      ),
    },
    {
      q: 'chofer cdl',
      rules: meaning(/\bcdl\b/, /\b(truck|class a|delivery)\b.*driver/, /\bdriver\b/),
    },
    {
      q: 'empleos de limpieza housekeeper',
      rules: meaning(/\b(housekeep\w*|clean(er|ing))\b/, /\b(janitor|custodia)\w*|room attendant/),
    },
    {
      q: 'maestra bilingüe',
      rules: meaning(
        /^(?=.*\bteach)(?=.*\b(bilingual|spanish)\b)/,
        /\bteachers?\b/,
        /\bbilingual\b|\bspanish\b/,
      ),
    },
    { q: 'vendedor sales representative', rules: titled('sales representative') },
  ],
  'nothing to find': [
    { q: '""', rules: [] },
    { q: '- "" ()', rules: [] },
    { q: '!!! ???', rules: [] },
    { q: '%%', rules: [] },
    { q: '🦄🦄🦄', rules: [] },
    { q: 'xqzvbn plorft', rules: [] },
    { q: '&|!():*', rules: [] },
    { q: 'zzzzzzzzzzzz', rules: [] },
  ],
};
