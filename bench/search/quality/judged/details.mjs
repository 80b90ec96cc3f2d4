import { meaning } from '../rules.mjs';

/**
 * Occupations with a detail that few postings mention. The occupation without the detail is a
 * better result than another occupation with it.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const details = {
  'a trade with a rare detail': [
    {
      q: 'substitute teacher',
      rules: meaning(/^(?=.*\bsubstitute\b)(?=.*\bteacher)/, /\bteachers?\b/),
    },
    {
      q: 'bilingual bank teller',
      rules: meaning(/^(?=.*\bbilingual\b)(?=.*\btellers?\b)/, /\btellers?\b/, /\bbankers?\b/),
    },
    {
      q: 'marine electrician',
      rules: meaning(/^(?=.*\bmarine\b)(?=.*\belectric)/, /\belectricians?\b/),
    },
    {
      q: 'piano teacher',
      rules: meaning(/\bpiano\b/, /\bmusic (teacher|instructor)/, /\bteachers?\b/),
    },
    {
      q: 'wedding photographer',
      rules: meaning(/^(?=.*\bwedding)(?=.*\bphotograph)/, /\bphotographers?\b/),
    },
    {
      q: 'pharmacy delivery driver',
      rules: meaning(
        /^(?=.*\bpharmacy\b)(?=.*\bdrivers?\b)/,
        /\bdelivery drivers?\b/,
        /\bdrivers?\b/,
      ),
    },
    {
      q: 'prison nurse',
      rules: meaning(/^(?=.*\b(prison|correction))(?=.*\b(nurse|rn|lpn)\b)/, /\b(nurse|rn|lpn)\b/),
    },
    {
      q: 'daycare cook',
      rules: meaning(/^(?=.*\b(day ?care|child ?care|preschool))(?=.*\bcook\b)/, /\bcook\b/),
    },
    {
      q: 'hospital security guard',
      rules: meaning(
        /^(?=.*\b(hospital|health|medical))(?=.*\bsecurity (guard|officer))/,
        /\bsecurity (guard|officer)/,
      ),
    },
    {
      q: 'dental receptionist',
      rules: meaning(
        /^(?=.*\bdental\b)(?=.*\b(receptionist|front desk|front office)\b)/,
        /\breceptionists?\b/,
        /\bfront desk\b/,
      ),
    },
    {
      q: 'union carpenter',
      rules: meaning(/^(?=.*\bunion\b)(?=.*\bcarpenter)/, /\bcarpenters?\b/),
    },
    {
      q: 'school bus mechanic',
      rules: meaning(
        /^(?=.*\bbus\b)(?=.*\bmechanic)/,
        /\b(truck|diesel|fleet|auto(motive)?) (mechanic|technician)/,
        /\bmechanics?\b/,
      ),
    },
    {
      q: 'luxury apartment leasing agent',
      rules: meaning(
        /^(?=.*\bluxury\b)(?=.*\bleasing\b)/,
        /\bleasing (agent|consultant|professional|specialist)/,
        /\bleasing\b/,
      ),
    },
    {
      q: 'film accountant',
      rules: meaning(/^(?=.*\b(film|production)\b)(?=.*\baccountant)/, /\baccountants?\b/),
    },
    {
      q: 'cruise ship bartender',
      rules: meaning(/^(?=.*\b(cruise|ship)\b)(?=.*\bbartender)/, /\bbartenders?\b/),
    },
    {
      q: 'pediatric dentist',
      rules: meaning(/^(?=.*\b(pediatric|kids|children))(?=.*\bdentist)/, /\bdentists?\b/),
    },
  ],
};
