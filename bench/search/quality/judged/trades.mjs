import { saying } from '../rules.mjs';

const driver = [
  { grade: 3, title: /(truck|cdl|delivery|semi|tractor).*driver|driver.*(cdl|truck|class a)/ },
  { grade: 1, title: /\bdriver/ },
];

/**
 * Whole trades, and skills.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const trades = {
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
    { q: 'autocad civil 3d', rules: [{ grade: 3, text: /^(?=.*\bautocad\b)(?=.*\bcivil 3d\b)/s }] },
    { q: 'revit', rules: saying('revit') },
    { q: 'snowflake', rules: saying('snowflake') },
    { q: 'spanish', rules: saying('spanish') },
    { q: 'bloomberg', rules: [{ grade: 3, company: /bloomberg/ }, ...saying('bloomberg')] },
    { q: 'quickbooks', rules: saying('quickbooks') },
    {
      q: 'structural engineer revit',
      rules: [
        { grade: 3, title: /structural.*engineer/, text: /\brevit\b/ },
        { grade: 1, text: /^(?=.*\brevit\b)(?=.*\bstructural\b)/s },
      ],
    },
    { q: 'power bi', rules: saying('power ?bi') },
    { q: 'general ledger', rules: saying('general ledger') },
    { q: 'root cause analysis', rules: saying('root cause analysis') },
    { q: 'purchase orders', rules: saying('purchase orders?') },
    { q: 'conflict resolution', rules: saying('conflict resolution') },
    {
      q: 'python sql tableau',
      rules: [
        { grade: 3, text: /^(?=.*\bpython\b)(?=.*\bsql\b)(?=.*\btableau\b)/s },
        { grade: 1, title: /\btableau\b/ },
      ],
    },
    {
      q: 'react typescript node',
      rules: [
        { grade: 3, text: /^(?=.*\breact)(?=.*\btypescript\b)(?=.*\bnode)/s },
        { grade: 1, title: /\b(react|node)/ },
      ],
    },
    {
      q: 'autocad solidworks',
      rules: [
        { grade: 3, text: /^(?=.*\bautocad\b)(?=.*\bsolid ?works\b)/s },
        { grade: 1, title: /\b(autocad|solid ?works)\b/ },
      ],
    },
  ],
};
