import { meaning, named, titled } from '../rules.mjs';

const cleaner = meaning(/\bclean(er|ers|ing)\b/, /\b(housekeep|janitor|custodia)\w*/);
const welder = meaning(/\bweld(er|ers|ing)\b/);

/**
 * Other forms of titles' words, and synonyms.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const wordForms = {
  'plurals and -er, -ing': [
    { q: 'cleaners', rules: cleaner },
    { q: 'cleaning', rules: cleaner },
    { q: 'welding', rules: welder },
    { q: 'accountants', rules: titled('accountant') },
    { q: 'nurses', rules: meaning(/\bnurses?\b/, /\brn\b|\bnursing\b/) },
    { q: 'bartending', rules: meaning(/\bbartend(er|ers|ing)\b/) },
    { q: 'bookkeeping', rules: meaning(/\bbookkeep(er|ers|ing)\b/) },
    { q: 'secretaries', rules: titled('secretary') },
    {
      q: 'housekeeping',
      rules: meaning(/\bhousekeep(er|ers|ing)\b/, /\b(room attendant|environmental services)\b/),
    },
    { q: 'landscaping', rules: meaning(/\blandscap(e|er|ing)\b/, /\bgroundskeeper/) },
    { q: 'cooking', rules: meaning(/\bcooks?\b/, /\b(chef|kitchen|culinary)\b/) },
    { q: 'recruiting', rules: meaning(/\brecruit(er|ers|ing|ment)\b/, /\btalent acquisition\b/) },
    { q: 'painting', rules: meaning(/\bpaint(er|ers|ing)\b/, /\bpaint\b/) },
    { q: 'tutoring', rules: meaning(/\btutor(s|ing)?\b/) },
    { q: 'software engineers', rules: titled('software engineer') },
    {
      q: 'waiters',
      rules: meaning(/\b(waiters?|waitress)\b/, /\bservers?\b(?!.*(sql|admin|windows|engineer))/),
    },
    { q: 'plumbing', rules: meaning(/\bplumb(er|ers|ing)\b/) },
    { q: 'managing director', rules: titled('managing director') },
    { q: 'accounting clerk', rules: titled('accounting clerk') },
  ],
  'other words for it': [
    { q: 'attorney', rules: meaning(/\battorneys?\b/, /\b(lawyer|counsel)\b/) },
    {
      q: 'physician',
      rules: meaning(
        /\bphysicians?\b(?! assistant)/,
        /\b(doctor|md|hospitalist)\b/,
        /\bphysician assistant\b/,
      ),
    },
    {
      q: 'coder',
      rules: meaning(
        /\b(coder|programmer|medical coding|coding specialist)\b/,
        /\b(software|web|application) (developer|engineer)\b|\bcoding\b/,
        /\bdeveloper\b/,
      ),
    },
    { q: 'custodian', rules: meaning(/\bcustodia\w+\b/, /\bjanitor\w*/, /\bclean(er|ing)\b/) },
    {
      q: 'human resources',
      rules: meaning(
        /\bhuman resources?\b|(?<!\/|\d )\bhr\b/,
        /\bpeople (operations|partner)\b|\bbenefits (manager|specialist|analyst|coordinator|administrator)\b/,
      ),
    },
    {
      q: 'teller',
      rules: meaning(/\btellers?\b/, /\b(member service|universal banker|personal banker)\b/),
    },
    {
      q: 'web designer',
      rules: meaning(
        /\bweb\b.*\bdesign(er)?\b/,
        /\b(ux|ui|graphic|visual) designer\b|\bweb developer\b/,
        /\b(product|digital|interaction) designer\b/,
      ),
    },
    {
      q: 'personal assistant',
      rules: meaning(
        /\bpersonal assistant\b/,
        /\bexecutive assistant\b/,
        /\bassistant to\b|\badministrative assistant\b/,
      ),
    },
    {
      q: 'shop assistant',
      rules: meaning(
        /\b(retail|sales|store|shop) (sales )?(associate|assistant|clerk)\b/,
        /\bcashier\b|\bretail (associate|employee|sales|customer)/,
      ),
    },
    {
      q: 'courier',
      rules: meaning(/\bcouriers?\b/, /\bdelivery (driver|associate|specialist)\b/, /\bdriver\b/),
    },
    {
      q: 'sysadmin',
      rules: meaning(
        /\bsystems? administrator\b|\bsysadmin\b/,
        /\b(linux|network|server|windows) administrator\b/,
        /\bsystems? engineer\b/,
      ),
    },
    { q: 'physiotherapist', rules: titled('physical therapist') },
  ],
  'abbreviations in longer queries': [
    {
      q: 'lpn nursing home',
      rules: meaning(
        /^(?=.*\b(lpn|licensed practical nurse)\b)(?=.*\b(nursing home|snf|skilled|ltc|long[- ]term)\b)/,
        /\b(lpn|licensed practical nurse)\b/,
        /\bnurse\b.*\b(ltc|snf|skilled)\b/,
      ),
    },
    {
      q: 'sr pm construction',
      rules: meaning(
        /\b(senior|sr)\b\.? (construction )?project manager\b.*\bconstruction\b|\b(senior|sr)\b\.? construction project manager|\bconstruction\b.*\b(senior|sr)\b.*\bproject manager/,
        /^(?=.*\bproject manager\b)(?=.*\bconstruction\b)/,
        /\b(senior|sr)\b\.? project manager/,
      ),
    },
    {
      q: 'hr generalist',
      rules: titled('hr generalist', 'human resources generalist', 'human resource generalist'),
    },
    {
      q: 'ux designer',
      rules: titled('ux designer', 'ux/ui designer', 'ui/ux designer', 'user experience designer'),
    },
    {
      q: 'qa tester',
      rules: meaning(
        /\b(qa|quality assurance)\b.*\b(tester|analyst|engineer)\b/,
        /\btester\b|\b(software|game|manual|automation) testing\b/,
        /\bqa\b|\bsoftware test\b/,
      ),
    },
    {
      q: 'it support',
      rules: meaning(
        /\bit\b.*\bsupport\b|\bhelp ?desk\b/,
        /\b(desktop|technical|computer) support\b|\bservice desk\b/,
        /\bcomputer\b.*\btechnician\b/,
      ),
    },
    { q: 'emt', rules: meaning(/\b(emt|aemt|emergency medical technician)\b/, /\bparamedic\b/) },
    {
      q: 'np family practice',
      rules: meaning(
        /^(?=.*\b(nurse practitioner|np|fnp)\b)(?=.*\b(family|primary care|fnp)\b)/,
        /\b(nurse practitioner|np|fnp)\b/,
      ),
    },
    {
      q: 'ot home health',
      rules: meaning(
        /^(?=.*\b(occupational therapist|ot|otr)\b)(?=.*\bhome (health|care)\b)/,
        /\boccupational therapist\b|\botr\/l\b/,
        /\bhome health\b/,
      ),
    },
    {
      q: 'bdr',
      rules: titled('business development representative', 'business development rep', 'bdr'),
    },
    {
      q: 'slp',
      rules: named(
        'slp',
        'speech language pathologist',
        'speech-language pathologist',
        'speech therapist',
      ),
    },
    { q: 'cfo', rules: named('cfo', 'chief financial officer') },
    {
      q: 'ar specialist',
      rules: meaning(/\b(accounts receivable|ar)\b.*\bspecialist\b/, /\baccounts receivable\b/),
    },
    { q: 'mfg engineer', rules: titled('manufacturing engineer', 'mfg engineer') },
  ],
};
