import { judgedForms } from './judgedForms.mjs';
import { inPlace, named, of, ofKind, saying, senior, titled } from './rules.mjs';

/** @typedef {import('./rules.mjs').Rule} Rule */
/**
 * @typedef {object} Query
 * @property {string} q
 * @property {string} [location]
 * @property {{ title: string, company: string }} [paste]
 * @property {Rule[]} rules
 */

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];
const driver = [
  { grade: 3, title: /(truck|cdl|delivery|semi|tractor).*driver|driver.*(cdl|truck|class a)/ },
  { grade: 1, title: /\bdriver/ },
];

/**
 * What people type, by kind, judged by reading the postings: rules over titles, companies, places
 * and kinds of employment. A title that says just what was typed is what was looked for; with more
 * around it, it is near to that; a text that mentions the word is no answer, unless what was typed
 * is a skill. `location` is typed into the box for places. `paste`: instead of `q`, the first 300
 * characters of that posting's text; another with the same beginning is as right. No rules: the
 * right answer is to show nothing.
 *
 * @type {Record<string, Query[]>}
 */
export const judged = {
  'one-word titles': [
    { q: 'accountant', rules: titled('accountant') },
    { q: 'receptionist', rules: titled('receptionist') },
    { q: 'cashier', rules: titled('cashier') },
    { q: 'controller', rules: titled('controller') },
    { q: 'paralegal', rules: titled('paralegal') },
    { q: 'pharmacist', rules: titled('pharmacist') },
    { q: 'electrician', rules: titled('electrician') },
    { q: 'teacher', rules: titled('teacher') },
    { q: 'bartender', rules: titled('bartender') },
    { q: 'superintendent', rules: titled('superintendent') },
  ],
  'two-word titles': [
    { q: 'project manager', rules: titled('project manager') },
    { q: 'business analyst', rules: titled('business analyst') },
    { q: 'registered nurse', rules: rn },
    { q: 'software engineer', rules: titled('software engineer') },
    { q: 'executive assistant', rules: titled('executive assistant') },
    { q: 'line cook', rules: titled('line cook') },
    { q: 'data scientist', rules: titled('data scientist') },
    { q: 'structural engineer', rules: titled('structural engineer') },
    { q: 'medical assistant', rules: titled('medical assistant') },
    { q: 'account executive', rules: titled('account executive') },
  ],
  'longer titles': [
    { q: 'customer service representative', rules: titled('customer service representative') },
    { q: 'senior software engineer', rules: senior('software engineer') },
    { q: 'assistant store manager', rules: titled('assistant store manager') },
    { q: 'construction project manager', rules: titled('construction project manager') },
    { q: 'embedded software engineer', rules: titled('embedded software engineer') },
    {
      q: 'director of business development',
      rules: titled('director of business development', 'business development director'),
    },
    { q: 'senior financial analyst', rules: senior('financial analyst') },
    { q: 'special education teacher', rules: titled('special education teacher') },
    { q: 'full stack web developer', rules: titled('full stack web developer') },
  ],
  companies: [
    { q: 'jpmorgan chase', rules: [...of(/jpmorgan chase/), ...named('jpmorgan chase')] },
    { q: 'Deutsche Bank', rules: of(/^deutsche bank/) },
    { q: 'tesla', rules: of(/^tesla$/) },
    { q: 'spacex', rules: of(/^spacex/) },
    { q: 'Wells Fargo', rules: of(/^wells fargo/) },
    { q: 'bank of china', rules: of(/^bank of china/) },
    { q: 'Northrop Grumman', rules: of(/^northrop grumman/) },
    { q: 'texas instruments', rules: of(/^texas instruments/) },
    { q: 'citi', rules: of(/^citi(bank|group)?$/) },
    { q: 'Kimley-Horn', rules: of(/^kimley-horn/) },
  ],
  'place and title': [
    { q: 'accountant chicago', rules: inPlace(/chicago/, titled('accountant')) },
    { q: 'registered nurse austin', rules: inPlace(/austin/, rn) },
    { q: 'software engineer seattle', rules: inPlace(/seattle/, titled('software engineer')) },
    { q: 'project manager boston ma', rules: inPlace(/boston/, titled('project manager')) },
    {
      q: 'transportation engineer new york',
      rules: inPlace(/new york|brooklyn|queens, ny|, ny\b/, titled('transportation engineer')),
    },
    { q: 'denver paralegal', rules: inPlace(/denver/, titled('paralegal')) },
    {
      q: 'business analyst',
      location: 'Miami',
      rules: inPlace(/miami/, titled('business analyst')),
    },
    {
      q: 'senior accountant',
      location: 'Dallas, TX',
      rules: inPlace(/dallas/, senior('accountant')),
    },
    { q: 'sales manager', location: 'Atlanta', rules: inPlace(/atlanta/, titled('sales manager')) },
    {
      q: 'construction jobs in florida',
      rules: inPlace(/\bfl\b|florida/, [
        { grade: 3, title: /\bconstruction\b/ },
        { grade: 2, title: /\b(superintendent|estimator|laborer|foreman)/ },
        { grade: 1, text: /\bconstruction\b/ },
      ]),
    },
  ],
  'states and kinds of employment': [
    { q: 'registered nurse', location: 'Florida', rules: inPlace(/\bfl\b|florida/, rn) },
    { q: 'accountant', location: 'Austin, Texas', rules: inPlace(/austin/, titled('accountant')) },
    { q: 'software engineer texas', rules: inPlace(/\btx\b|texas/, titled('software engineer')) },
    { q: 'teacher new jersey', rules: inPlace(/\bnj\b|new jersey/, titled('teacher')) },
    { q: 'part time cashier', rules: ofKind('part.?time', 'cashier') },
    { q: 'part-time receptionist', rules: ofKind('part.?time', 'receptionist') },
    { q: 'contract java developer', rules: ofKind('contract', 'java developer') },
    { q: 'temporary administrative assistant', rules: ofKind('temp', 'administrative assistant') },
    { q: 'full time bartender', rules: ofKind('full.?time', 'bartender') },
  ],
  'another order': [
    { q: 'engineer software embedded', rules: titled('embedded software engineer') },
    { q: 'manager project construction', rules: titled('construction project manager') },
    { q: 'nurse registered', rules: rn },
    { q: 'representative customer service', rules: titled('customer service representative') },
    { q: 'houston engineer electrical', rules: inPlace(/houston/, titled('electrical engineer')) },
    {
      q: 'marketing director',
      rules: titled('director of marketing', 'marketing director', 'director, marketing'),
    },
    {
      q: 'sales vice president',
      rules: titled(
        'vice president of sales',
        'vice president, sales',
        'vp of sales',
        'vp, sales',
        'vp sales',
        'sales vice president',
      ),
    },
  ],
  'abbreviations and synonyms': [
    { q: 'RN', rules: rn },
    { q: 'sr accountant', rules: senior('accountant') },
    { q: 'software dev', rules: titled('software developer', 'software dev') },
    {
      q: 'front end dev',
      rules: titled(
        'front end developer',
        'front-end developer',
        'frontend developer',
        'front end engineer',
        'front-end engineer',
        'frontend engineer',
        'front-end web developer',
        'front end web developer',
      ),
    },
    {
      q: 'CNA',
      rules: named(
        'cna',
        'certified nursing assistant',
        'certified nurse assistant',
        'certified nurse aide',
      ),
    },
    { q: 'LPN', rules: named('lpn', 'licensed practical nurse') },
    {
      q: 'hr manager',
      rules: titled('human resources manager', 'human resource manager', 'hr manager'),
    },
    { q: 'qa engineer', rules: titled('quality assurance engineer', 'qa engineer') },
    { q: 'csr', rules: named('csr', 'customer service representative', 'customer service rep') },
    { q: 'admin assistant', rules: titled('administrative assistant', 'admin assistant') },
    {
      q: 'vp of sales',
      rules: titled(
        'vice president of sales',
        'vice president, sales',
        'vp of sales',
        'vp, sales',
        'vp sales',
      ),
    },
    { q: 'asst manager', rules: titled('assistant manager', 'asst manager', 'asst. manager') },
    { q: 'SDR', rules: named('sdr', 'sales development representative', 'sales development rep') },
    { q: 'dba', rules: named('dba', 'database administrator') },
    { q: 'swe', rules: titled('software engineer') },
  ],
  'typos in titles': [
    { q: 'acountant', rules: titled('accountant') },
    { q: 'recieptionist', rules: titled('receptionist') },
    { q: 'pharmasist', rules: titled('pharmacist') },
    { q: 'enginere', rules: titled('engineer') },
    { q: 'electical engineer', rules: titled('electrical engineer') },
    { q: 'projcet manager', rules: titled('project manager') },
    { q: 'softwear engineer', rules: titled('software engineer') },
    { q: 'physcial therapist', rules: titled('physical therapist') },
    { q: 'excutive assistent', rules: titled('executive assistant') },
    { q: 'regsitered nurse', rules: rn },
    { q: 'maintainance technician', rules: titled('maintenance technician') },
  ],
  'typos in companies': [
    { q: 'jpmorgen chase', rules: [...of(/jpmorgan chase/), ...named('jpmorgan chase')] },
    { q: 'deutche bank', rules: of(/^deutsche bank/) },
    { q: 'spacx', rules: of(/^spacex/) },
    { q: 'northrup gruman', rules: of(/^northrop grumman/) },
    { q: 'huntingtn bank', rules: of(/^huntington bank/) },
    { q: 'sikorski aircraft', rules: of(/^sikorsky aircraft/) },
    { q: 'raytheeon', rules: of(/^raytheon/) },
  ],
  trades: [
    { q: 'nursing jobs', rules: [{ grade: 3, title: /\b(nurs(e|es|ing)|rn|lpn|cna)\b/ }] },
    {
      q: 'restaurant jobs',
      rules: [
        { grade: 3, title: /\brestaurant/ },
        {
          grade: 2,
          title:
            /\b(cook|chef|server|waiter|waitress|bartender|dishwasher|barista|crew member|kitchen|host|hostess)\b/,
        },
        { grade: 1, title: /\bfood\b/ },
      ],
    },
    {
      q: 'teaching jobs',
      rules: [
        { grade: 3, title: /\bteach(er|ers|ing)\b/ },
        { grade: 2, title: /\b(tutor|instructor|professor|lecturer|faculty|substitute)\b/ },
        { grade: 1, title: /\b(education|school)/ },
      ],
    },
    {
      q: 'hotel',
      rules: [
        { grade: 3, title: /\bhotels?\b/ },
        {
          grade: 2,
          title:
            /\b(housekeep\w*|front desk|guest services?|concierge|room attendant|night audit\w*|front office)\b/,
        },
        { grade: 1, company: /\bhotels?\b/ },
      ],
    },
    {
      q: 'marketing jobs',
      rules: [
        { grade: 3, title: /\bmarketing\b/ },
        { grade: 2, title: /\b(brand|seo|content|social media|advertising)\b/ },
      ],
    },
    { q: 'truck driving', rules: driver },
    {
      q: 'web development',
      rules: [
        { grade: 3, title: /\bweb\b.*\bdevelop|\bweb dev/ },
        {
          grade: 2,
          title:
            /\b(full[ -]?stack|front[ -]?end|back[ -]?end)\b.*(develop|engineer)|\bweb\b.*engineer/,
        },
        { grade: 1, title: /\bdeveloper\b/ },
      ],
    },
  ],
  'skills the texts name': [
    { q: 'kubernetes', rules: saying('kubernetes') },
    { q: 'autocad civil 3d', rules: [{ grade: 3, text: /(?=.*\bautocad\b)(?=.*\bcivil 3d\b)/s }] },
    { q: 'revit', rules: saying('revit') },
    { q: 'snowflake', rules: saying('snowflake') },
    { q: 'spanish', rules: saying('spanish') },
    { q: 'bloomberg', rules: [{ grade: 3, company: /bloomberg/ }, ...saying('bloomberg')] },
    { q: 'quickbooks', rules: saying('quickbooks') },
    {
      q: 'structural engineer revit',
      rules: [
        { grade: 3, title: /structural.*engineer/, text: /\brevit\b/ },
        { grade: 1, text: /(?=.*\brevit\b)(?=.*\bstructural\b)/s },
      ],
    },
  ],
  ...judgedForms,
};
