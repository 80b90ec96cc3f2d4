import { inPlace, meaning, named, near, of, titled } from '../rules.mjs';

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];
const forklift = meaning(/\bforklift\b/, undefined, /\bwarehouse\b/);
const cleaning = meaning(
  /\b(cleaners?|housekeep\w*|janitor\w*|custodia\w+|cleaning)\b/,
  /\b(porter|room attendant|environmental services)\b/,
);

/**
 * Titles among filler words, and complete questions.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const phrases = {
  'filler words around a title': [
    { q: 'electrician jobs near me', rules: titled('electrician') },
    { q: 'jobs hiring now cashier', rules: titled('cashier') },
    { q: 'looking for receptionist position', rules: titled('receptionist') },
    { q: 'hiring welders', rules: titled('welder') },
    { q: 'registered nurse openings', rules: rn },
    { q: 'i am looking for a job as a bookkeeper', rules: titled('bookkeeper') },
    { q: 'dental hygienist vacancies', rules: titled('dental hygienist') },
    { q: 'forklift jobs hiring immediately near me', rules: forklift },
    { q: 'warehouse work needed', rules: meaning(/\bwarehouse\b/) },
    { q: 'apply for barista job', rules: titled('barista') },
    { q: 'paralegal careers', rules: titled('paralegal') },
    { q: 'urgently hiring truck drivers', rules: titled('truck driver') },
    { q: 'need a job as medical assistant', rules: titled('medical assistant') },
    { q: 'cleaning jobs near me', rules: cleaning },
    { q: 'employment opportunities for social workers', rules: titled('social worker') },
    { q: 'find me a job as a data analyst please', rules: titled('data analyst') },
    { q: 'best paying job for a machinist', rules: titled('machinist') },
    { q: 'the position of executive assistant', rules: titled('executive assistant') },
    { q: 'software engineer job listings', rules: titled('software engineer') },
    { q: 'security officer wanted', rules: titled('security officer') },
  ],
  'whole questions': [
    { q: 'what companies hire forklift drivers', rules: forklift },
    { q: 'how much do dental assistants make', rules: titled('dental assistant') },
    { q: 'who is hiring electricians right now', rules: titled('electrician') },
    {
      q: 'where can i work as a phlebotomist',
      rules: titled('phlebotomist'),
    },
    { q: 'are there any jobs for veterinary technicians?', rules: titled('veterinary technician') },
    { q: 'what is the salary of a pharmacist', rules: titled('pharmacist') },
    { q: 'how do i become a real estate agent', rules: titled('real estate agent') },
    {
      q: 'which banks are hiring tellers',
      rules: titled('teller'),
    },
    {
      q: 'can i get a job as a data entry clerk',
      rules: titled('data entry clerk', 'data entry specialist', 'data entry operator'),
    },
    {
      q: 'who needs a nurse in nashville',
      rules: near(/nashville/, /\b(brentwood|franklin|murfreesboro|hendersonville), tn/, rn),
    },
    {
      q: 'does tesla have any engineering jobs',
      rules: [
        { grade: 3, company: /^tesla$/, title: /engineer/ },
        { grade: 2, company: /^tesla$/ },
      ],
    },
    {
      q: 'what jobs are there for a graphic designer in los angeles',
      rules: near(
        /los angeles/,
        /\b(long beach|pasadena|santa monica|burbank|glendale|torrance|el segundo|culver city|beverly hills), ca/,
        titled('graphic designer'),
      ),
    },
    { q: 'is anyone hiring line cooks', rules: titled('line cook') },
    { q: 'how much does a welder make per hour', rules: titled('welder') },
    { q: 'why is nobody hiring copywriters', rules: titled('copywriter') },
    {
      q: 'do i need a license to be a security guard',
      rules: titled('security guard', 'security officer'),
    },
  ],
  'filler words and a place': [
    { q: 'jobs in tulsa', rules: [{ grade: 3, place: /tulsa/ }] },
    {
      q: 'hiring in honolulu',
      rules: [
        { grade: 3, place: /honolulu/ },
        { grade: 1, place: /\b(kapolei|aiea|pearl city|waipahu|kailua|pearl harbor|hickam), hi/ },
      ],
    },
    {
      q: 'boise jobs',
      rules: [
        { grade: 3, place: /boise/ },
        { grade: 1, place: /(nampa|meridian), id/ },
      ],
    },
    { q: 'jobs near anchorage ak', rules: [{ grade: 3, place: /anchorage/ }] },
    { q: 'work in savannah ga', rules: [{ grade: 3, place: /savannah/ }] },
    { q: 'jobs in wyoming', rules: [{ grade: 3, place: /, wy\b|wyoming, united|wyoming$/ }] },
    {
      q: 'nursing jobs in vermont',
      rules: inPlace(/, vt\b|vermont/, [{ grade: 3, title: /\b(nurs\w*|rn|lpn|lna|cna)\b/ }]),
    },
    {
      q: 'engineering jobs huntsville alabama',
      rules: near(/huntsville/, /\b(madison|decatur|redstone arsenal), al/, [
        { grade: 3, title: /\bengineer/ },
      ]),
    },
    { q: 'jobs at the state of arizona', rules: of(/^state of arizona/) },
    {
      q: 'restaurant jobs in las vegas',
      rules: near(
        /las vegas/,
        /henderson, nv|paradise, nv/,
        meaning(
          /\brestaurant|\b(cook|server|waiter|bartender|dishwasher|barista|crew member|host|hostess|busser|chef)\b/,
          /\b(food|kitchen|delivery driver|team member)\b/,
        ),
      ),
    },
  ],
};
