import { meaning, saying, titled } from '../rules.mjs';

/** Matches texts that contain both, in any order. @param {string} first @param {string} second */
const both = (first, second) =>
  new RegExp(`^(?=.*\\b(?:${first})\\b)(?=.*\\b(?:${second})\\b)`, 's');

/**
 * Skills and certificates, names of whole categories, and jobs that are posted many times.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const subjects = {
  'certificates and skills': [
    { q: 'python', rules: saying('python') },
    {
      q: 'excel analyst',
      rules: [
        { grade: 3, title: /\banalyst\b/, text: /\bexcel\b/ },
        { grade: 3, title: both('excel', 'analyst') },
        { grade: 1, title: /\banalyst\b/ },
      ],
    },
    {
      q: 'pmp project manager',
      rules: [
        { grade: 3, title: both('pmp', 'project manager') },
        { grade: 3, title: /\bproject manager\b/, text: /\bpmp\b/ },
        { grade: 1, title: /\bproject manager\b/ },
      ],
    },
    { q: 'series 7 license', rules: [{ grade: 3, text: /\bseries 7\b/ }] },
    {
      q: 'security clearance software',
      rules: [
        { grade: 3, title: /\bsoftware\b|\bdeveloper\b/, text: /\bclearance\b/ },
        { grade: 2, text: both('clearance', 'software') },
      ],
    },
    {
      q: 'power bi developer',
      rules: meaning(
        /\bpower bi\b.*\bdeveloper/,
        /\bpower bi\b/,
        /\b(bi|business intelligence) developer/,
      ),
    },
    { q: 'microstation', rules: saying('microstation') },
    { q: 'salesforce administrator', rules: meaning(/\bsalesforce\b.*\badmin/, /\bsalesforce\b/) },
    {
      q: 'eit civil',
      rules: [
        { grade: 3, title: both('eit|engineer in training', 'civil') },
        { grade: 3, title: /\bcivil\b/, text: /\b(eit|engineer[- ]in[- ]training)\b/ },
        { grade: 2, title: /\bengineer/, text: both('eit', 'civil') },
        { grade: 1, title: /\bcivil engineer/ },
      ],
    },
    { q: 'aws devops', rules: meaning(/^(?=.*\baws\b)(?=.*\bdevops\b)/, /\bdevops\b/, /\baws\b/) },
    {
      q: 'tableau sql analyst',
      rules: [
        { grade: 3, title: /\banaly/, text: both('tableau', 'sql') },
        { grade: 2, title: both('analyst', 'tableau|sql') },
        { grade: 1, text: both('tableau', 'sql') },
        { grade: 1, title: /\b(data|business intelligence) analyst/ },
      ],
    },
    {
      q: 'cdl class b',
      rules: meaning(/^(?=.*\bcdl\b)(?=.*\b(class b|b)\b)|\bclass b\b/, /\bcdl\b/),
    },
  ],
  'words of a category': [
    { q: 'nurse', rules: meaning(/\bnurses?\b/, /\b(rn|lpn|lvn|nursing)\b/) },
    { q: 'sales', rules: [{ grade: 3, title: /\bsales\b/ }] },
    { q: 'engineering', rules: meaning(/\bengineering\b/, /\bengineer\b/) },
    { q: 'finance', rules: meaning(/\bfinance\b/, /\bfinancial\b/) },
    {
      q: 'hotel jobs',
      rules: [
        { grade: 3, title: /\bhotels?\b/ },
        {
          grade: 2,
          title:
            /\b(front desk|housekeep\w*|guest services?|room attendant|concierge|night audit\w*)\b/,
        },
        { grade: 2, company: /\b(hotel|hilton|marriott|hyatt)\b/ },
      ],
    },
    { q: 'marketing', rules: [{ grade: 3, title: /\bmarketing\b/ }] },
    { q: 'teacher jobs', rules: titled('teacher') },
    { q: 'medical', rules: meaning(/\bmedical\b/, /\b(clinical|health ?care|hospital)\b/) },
    { q: 'web', rules: meaning(/\bweb\b/, /\b(front|back)[ -]?end\b/) },
    { q: 'hr', rules: meaning(/(?<!\/|\d )\bhr\b|\bhuman resources?\b/) },
    { q: 'business analyst jobs', rules: titled('business analyst') },
    { q: 'information technology', rules: meaning(/\binformation technology\b/, /\bit\b/) },
  ],
  'the same job many times': [
    {
      q: 'technical laboratory assistant',
      rules: meaning(
        /\btechnical laboratory assistant/,
        /\b(laboratory|lab) assistant/,
        /\b(laboratory|lab) tech/,
      ),
    },
    { q: 'global account manager', rules: titled('global account manager') },
    { q: 'investment analyst', rules: titled('investment analyst') },
    { q: 'machine learning engineer', rules: titled('machine learning engineer') },
    {
      q: 'travel medsurg rn',
      rules: meaning(
        /\btravel\b.*\bmed ?surg\b|\bmed[- /]?surg\b.*\btravel\b|\btravel\b.*\bmed\/surg\b/,
        /\bmed[- /]?surg\b/,
        /\btravel\b.*\b(rn|nurse)\b/,
      ),
    },
    {
      q: 'travel er rn',
      rules: meaning(
        /\btravel\b.*\b(er|ed|emergency)\b/,
        /\b(er|ed|emergency)\b.*\brn\b|\brn\b.*\b(er|ed|emergency)\b/,
        /\btravel\b.*\b(rn|nurse)\b/,
      ),
    },
    { q: 'sales development representative', rules: titled('sales development representative') },
    { q: 'process technician', rules: titled('process technician') },
    { q: 'mortgage loan officer', rules: titled('mortgage loan officer') },
    {
      q: 'team member csr',
      rules: meaning(
        /\bteam member\b.*\bcsr\b/,
        /\bteam member\b|\bcsr\b/,
        /\bcustomer service rep/,
      ),
    },
  ],
};
