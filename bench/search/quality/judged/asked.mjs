import { meaning, named, titled } from '../rules.mjs';

/**
 * Jobs with what people offer or don't want, which a title doesn't have to mention.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const asked = {
  'conditions beside a title': [
    { q: 'project manager with 10 years experience', rules: titled('project manager') },
    { q: 'experienced dental assistant', rules: titled('dental assistant') },
    { q: '5+ years of experience electrical engineer', rules: titled('electrical engineer') },
    { q: 'mechanic no certification required', rules: meaning(/\bmechanics?\b/) },
    {
      q: 'customer service representative no cold calling',
      rules: titled('customer service representative'),
    },
    { q: 'hybrid financial analyst', rules: titled('financial analyst') },
    { q: 'physical therapist minimum 2 years experience', rules: titled('physical therapist') },
    { q: 'data analyst 1-2 years exp', rules: titled('data analyst') },
    { q: 'experienced cnc machinist', rules: titled('cnc machinist') },
    { q: 'accountant no overtime', rules: titled('accountant') },
    { q: 'software developer onsite', rules: titled('software developer') },
    { q: 'business analyst 3 yrs experience hybrid', rules: titled('business analyst') },
  ],
  'not, in a word': [
    { q: 'nurse not travel', rules: meaning(/^(?!.*travel).*\b(nurses?|rn|lpn)\b/) },
    { q: 'attorney not litigation', rules: meaning(/^(?!.*litigat).*\battorneys?\b/) },
    { q: 'teacher not substitute', rules: meaning(/^(?!.*substitute).*\bteachers?\b/) },
    { q: 'engineer not software', rules: meaning(/^(?!.*software).*\bengineers?\b/) },
    { q: 'driver not cdl', rules: meaning(/^(?!.*\bcdl\b).*\bdrivers?\b/) },
    { q: 'accountant not senior', rules: meaning(/^(?!.*\b(senior|sr)\b).*\baccountants?\b/) },
    { q: 'security guard not armed', rules: meaning(/^(?!.*\barmed\b).*\bsecurity\b/) },
    { q: 'recruiter not remote', rules: meaning(/^(?!.*\bremote\b).*\brecruiters?\b/) },
  ],
  'typos that a stem hides': [
    { q: 'accountent', rules: titled('accountant') },
    { q: 'executive assistent', rules: titled('executive assistant') },
    { q: 'sales consultent', rules: titled('sales consultant') },
    { q: 'medical assistent', rules: titled('medical assistant') },
    { q: 'nursing assistent', rules: named('nursing assistant', 'cna') },
    { q: 'management consultent', rules: titled('management consultant') },
    { q: 'room attendent', rules: titled('room attendant') },
  ],
};
