import { named, senior, titled, inPlace } from '../rules.mjs';

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];

/**
 * Titles as they are in postings.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const titles = {
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
};
