import {
  aYear,
  anHour,
  meaning,
  named,
  paying,
  remotely,
  thatSays,
  titled,
  within,
} from '../rules.mjs';

const cook = titled('cook', 'line cook', 'prep cook');
const warehouse = meaning(
  /\bwarehouse\b/,
  /\b(forklift|package handler|order (selector|picker))\b/,
);
const nurse = meaning(/\b(nurses?|rn|lpn|lvn)\b/, /\bnursing\b/);
const rn = named('registered nurse', 'rn');
const nights = /\b(nights?|overnight|3rd shift|third shift|midnight)\b/;
const evenings = /\b(evenings?|2nd shift|second shift|afternoon shift|3pm)\b/;
// doesn't match "no weekends"
const weekends = /(?<!\bno )\b(weekends?|saturdays?|sundays?)\b/;
const partTime = /\b(part[- ]?time|pt)\b/;
const internship = /\bintern(ship|s)?\b/;
const entryLevel =
  /\b(entry[- ]?level|entry|junior|jr|new grad(uate)?s?|no experience|trainee|early career)\b/;
const inexperienced =
  /\b(entry[- ]level|no experience|will train|we train|training provided|trainee)\b/;

/**
 * Conditions besides the title, in words.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const conditions = {
  'pay in words': [
    { q: 'cook $18 an hr', rules: paying(anHour(18), cook) },
    { q: '80k+ remote accountant', rules: paying(aYear(80_000), remotely(titled('accountant'))) },
    { q: '$25/hr warehouse', rules: paying(anHour(25), warehouse) },
    { q: 'software engineer 150k', rules: paying(aYear(150_000), titled('software engineer')) },
    {
      q: 'customer service $20 per hour',
      rules: paying(anHour(20), meaning(/\bcustomer service\b/, /\bcall center\b/)),
    },
    {
      q: 'project manager over $120,000 a year',
      rules: paying(aYear(120_000), titled('project manager')),
    },
    { q: 'electrician at least 35 an hour', rules: paying(anHour(35), titled('electrician')) },
    {
      q: 'nurse practitioner 130k a year',
      rules: paying(aYear(130_000), titled('nurse practitioner')),
    },
    { q: 'paralegal $70k', rules: paying(aYear(70_000), titled('paralegal')) },
    { q: 'cashier 15 dollars an hour', rules: paying(anHour(15), titled('cashier')) },
    { q: 'executive assistant 90k+', rules: paying(aYear(90_000), titled('executive assistant')) },
    {
      q: 'data analyst paying more than 100k',
      rules: paying(aYear(100_000), titled('data analyst')),
    },
    {
      q: 'jobs that pay $60 an hour physical therapist',
      rules: paying(anHour(60), titled('physical therapist')),
    },
    {
      q: 'truck driver $1500 a week',
      rules: paying(
        1500 * 4.33,
        meaning(/\b(truck|cdl|class a)\b.*driver|driver.*\b(cdl|class a|truck)\b/, /\bdriver\b/),
      ),
    },
    { q: 'receptionist $20+', rules: paying(anHour(20), titled('receptionist')) },
    {
      q: 'sales director 200k',
      rules: paying(
        aYear(200_000),
        titled('sales director', 'director of sales', 'director, sales'),
      ),
    },
  ],
  'kinds of employment and shifts': [
    { q: 'part time warehouse', rules: thatSays(partTime, warehouse) },
    { q: 'weekend nurse', rules: thatSays(weekends, nurse) },
    { q: 'night shift rn', rules: thatSays(nights, rn) },
    { q: 'security officer evenings', rules: thatSays(evenings, titled('security officer')) },
    { q: '2nd shift welder', rules: thatSays(evenings, meaning(/\bwelders?\b/, /\bweld/)) },
    {
      q: 'third shift machine operator',
      rules: thatSays(nights, meaning(/\bmachine operator\b/, /\boperator\b/)),
    },
    {
      q: 'overnight stocker',
      rules: thatSays(nights, meaning(/\bstock(er|ing)?\b/, /\bgrocery\b|\bteam member\b/)),
    },
    { q: 'marketing internship', rules: thatSays(internship, meaning(/\bmarketing\b/)) },
    { q: 'summer intern engineering', rules: thatSays(internship, meaning(/\bengineer(ing)?\b/)) },
    {
      q: 'seasonal retail',
      rules: thatSays(
        /\b(seasonal|holiday|temporary)\b/,
        meaning(/\bretail\b|\b(sales|beauty|store|stock) (associate|advisor)\b/),
      ),
    },
    {
      q: 'prn physical therapist',
      rules: thatSays(/\b(prn|per diem|as needed)\b/, titled('physical therapist')),
    },
    {
      q: 'temp data entry',
      rules: thatSays(/\b(temp|temporary|contract)\b/, meaning(/\bdata entry\b/)),
    },
    {
      q: 'part-time evening cleaner',
      rules: thatSays(
        /\b(part[- ]?time|evenings?|2nd shift)\b/,
        meaning(/\bclean(er|ing)\b|\bjanitor|\bcustodia/, /\bhousekeep/),
      ),
    },
    {
      q: 'weekend only security',
      rules: thatSays(
        weekends,
        meaning(/^(?!.*(information|isso)).*\bsecurity (guards?|officer)\b/),
      ),
    },
    { q: 'full time cashier', rules: thatSays(/\bfull[- ]?time\b/, titled('cashier')) },
    {
      q: 'contract graphic designer',
      rules: thatSays(/\b(contract|freelance)/, titled('graphic designer')),
    },
    {
      q: 'volunteer tutor',
      rules: thatSays(/\bvolunteer\b/, meaning(/\btutor\b/, /\bteach(er|ing)\b/)),
    },
    {
      q: 'freelance writer',
      rules: [
        ...titled('freelance writer'),
        { grade: 2, title: /\b(writer|copywriter)\b/, kind: /contract|freelance/ },
        { grade: 1, title: /\b(writer|copywriter)\b(?!.*under)/ },
      ],
    },
  ],
  'from home': [
    {
      q: 'work from home data entry',
      rules: remotely(meaning(/\bdata entry\b/, /\b(virtual|administrative) assistant\b/)),
    },
    {
      q: 'wfh customer service',
      rules: remotely(
        meaning(/\bcustomer (service|support|care)\b/, /\bcall center\b|\bcustomer\b/),
      ),
    },
    { q: 'remote bookkeeper', rules: remotely(titled('bookkeeper')) },
    { q: 'telecommute recruiter', rules: remotely(titled('recruiter')) },
    {
      q: 'remote entry level sales',
      rules: remotely([
        { grade: 3, title: /\bsales\b/, text: /\bentry[- ]level\b/ },
        { grade: 3, title: /^(?=.*\bsales\b)(?=.*\bentry[- ]level\b)/ },
        { grade: 2, title: /\bsales\b/ },
      ]),
    },
    { q: 'nurse jobs from home', rules: remotely(nurse) },
    { q: 'fully remote product manager', rules: remotely(titled('product manager')) },
    {
      q: 'online tutor',
      rules: [
        ...remotely(meaning(/\btutor\b/, /\b(teacher|instructor)\b/)),
        { grade: 1, title: /\btutor\b/ },
      ],
    },
    {
      q: 'part time remote writer',
      rules: remotely([
        { grade: 3, title: /\bwriter\b/, kind: /part.?time/ },
        { grade: 2, title: /\b(writer|copywriter)\b/ },
        { grade: 1, title: /\b(editor|content)\b/ },
      ]),
    },
    { q: 'graphic designer 100% remote', rules: remotely(titled('graphic designer')) },
  ],
  'how old it is': [
    { q: 'nurse jobs posted today', rules: within(1, nurse) },
    { q: 'accountant posted in the last 3 days', rules: within(3, titled('accountant')) },
    { q: 'driver jobs posted this week', rules: within(7, meaning(/\bdrivers?\b/)) },
    { q: 'new teacher jobs this week', rules: within(7, meaning(/\bteachers?\b/, /\bteach/)) },
    {
      q: 'latest software engineer jobs',
      rules: [
        ...within(3, titled('software engineer')),
        ...within(10, titled('software engineer')).map((rule) => ({
          ...rule,
          grade: Math.min(rule.grade, 2),
        })),
        { grade: 1, title: /\bsoftware engineer/ },
      ],
    },
    { q: 'warehouse jobs past 24 hours', rules: within(1, warehouse) },
    { q: 'sales manager last 7 days', rules: within(7, titled('sales manager')) },
    { q: 'project manager posted today', rules: within(1, titled('project manager')) },
  ],
  'how senior': [
    {
      q: 'entry level accountant',
      rules: thatSays(entryLevel, titled('accountant', 'staff accountant')),
    },
    { q: 'no experience warehouse', rules: thatSays(inexperienced, warehouse) },
    {
      q: 'junior graphic designer',
      rules: [
        { grade: 3, title: /\b(junior|jr)\b.*\bgraphic design/ },
        ...thatSays(entryLevel, titled('graphic designer')),
      ],
    },
    {
      q: 'lead software engineer',
      rules: meaning(
        /\b(lead|principal)\b.*\bsoftware engineer|\bsoftware engineer\b.*\blead\b/,
        /\b(staff|senior|sr\.?) software engineer/,
        /\bsoftware engineer/,
      ),
    },
    {
      q: 'sr mechanical engineer',
      rules: meaning(
        /\b(senior|sr)\b\.? mechanical engineer|\bmechanical engineer,? (senior|sr|iii)\b/,
        /\b(senior|sr|lead|principal)\b.*\bmechanical\b.*\bengineer/,
        /\bmechanical engineer/,
      ),
    },
    {
      q: 'entry level it help desk',
      rules: meaning(
        /\b(help ?desk|service desk)\b|\bentry[- ]level\b.*\b(it|desktop)\b/,
        /\b(it|desktop|technical) support\b/,
        /\bsupport (technician|specialist)\b/,
      ),
    },
    {
      q: 'new grad nurse',
      rules: [
        { grade: 3, title: /\b(new grad\w*|graduate nurse|nurse residency|nurse resident)\b/ },
        ...thatSays(/\b(new grad\w*|entry[- ]level)\b/, rn),
      ],
    },
    {
      q: 'junior developer',
      rules: meaning(
        /\b(junior|jr|entry[- ]level)\b.*\b(developer|programmer)\b/,
        /\b(junior|jr|entry[- ]level)\b.*\bsoftware\b/,
        /\bdeveloper\b(?!.*(senior|sr|lead|principal|manager))/,
      ),
    },
    {
      q: 'senior data engineer',
      rules: meaning(
        /\b(senior|sr)\b\.?,? data engineer|\bdata engineer,? (senior|sr)\b/,
        /\b(senior|sr|lead|principal|staff)\b.*\bdata engineer/,
        /\bdata engineer/,
      ),
    },
    {
      q: 'trainee manager',
      rules: meaning(
        /\bmanage(r|ment) trainee|\btrainee manager|\bmanager in training|\bmgr trainee/,
        /\btrainee\b|\bin training\b/,
      ),
    },
    {
      q: 'apprentice sales',
      rules: meaning(
        /^(?=.*\bsales\b)(?=.*\bapprentice\b)/,
        /\bapprentice\b|\bentry[- ]level sales\b/,
        /\bsales (trainee|associate)\b/,
      ),
    },
    {
      q: 'head chef',
      rules: meaning(/\b(head|executive) chef\b|\bchef de cuisine\b/, /\bsous chef|\bchef\b/),
    },
    {
      q: 'director level marketing',
      rules: meaning(
        /\bmarketing\b.*\bdirector|\bdirector\b.*\bmarketing/,
        /\b(vp|vice president|head)\b.*\bmarketing\b/,
        /\bmarketing manager/,
      ),
    },
    {
      q: 'entry level human resources',
      rules: thatSays(entryLevel, meaning(/(?<!\/|\d )\b(human resources?|hr)\b/)),
    },
  ],
};
