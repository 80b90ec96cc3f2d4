import { meaning } from '../rules.mjs';

/**
 * Long queries: several wishes at once, and pasted titles.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const long = {
  'long queries of five to nine words': [
    {
      q: 'entry level customer service representative call center',
      rules: meaning(
        /\bcall center\b.*\b(rep|representative)|\bcustomer service rep(resentative)?\b.*\bcall center\b/,
        /\bcustomer service rep|\bcall center\b/,
        /\bcustomer service\b/,
      ),
    },
    {
      q: 'evening dispatcher trucking company bilingual spanish',
      rules: meaning(/\bdispatcher\b/, /\bdispatch\b/),
    },
    {
      q: 'senior project manager commercial construction general contractor',
      rules: meaning(
        /\b(senior|sr)\b.*\bproject manager\b.*\bconstruction\b|\b(senior|sr)\b.*\bconstruction\b.*\bproject manager\b/,
        /\bconstruction\b.*\bproject manager\b|\bproject manager\b.*\bconstruction\b/,
        /\b(senior|sr\.?) project manager\b/,
      ),
    },
    {
      q: 'registered nurse emergency room night shift full time',
      rules: meaning(
        /^(?=.*\b(rn|registered nurse)\b)(?=.*\b(er|ed|emergency)\b)(?=.*\bnights?\b)/,
        /^(?=.*\b(rn|registered nurse)\b)(?=.*\b(er|ed|emergency)\b)/,
        /^(?=.*\b(rn|registered nurse)\b)(?=.*\bnights?\b)/,
      ),
    },
    {
      q: 'class a cdl truck driver home daily no touch freight',
      rules: meaning(
        /^(?=.*\b(cdl|class a)\b)(?=.*\bdriver\b)(?=.*\b(home daily|no touch)\b)/,
        /^(?=.*\b(cdl|class a)\b)(?=.*\bdriver\b)/,
        /\btruck driver\b/,
      ),
    },
    {
      q: 'structural engineer bridge design pe license required texas',
      rules: [
        { grade: 3, title: /\b(structural|bridge) engineer/, place: /\btx\b|texas/ },
        { grade: 2, title: /\bbridge\b.*engineer/ },
        { grade: 1, title: /\bstructural engineer/ },
      ],
    },
    {
      q: 'part time office assistant for small medical practice',
      rules: [
        { grade: 3, title: /\bmedical (office|receptionist|secretary)\b/ },
        { grade: 2, title: /\boffice assistant\b/ },
        {
          grade: 1,
          title: /\b(medical assistant|office (clerk|coordinator)|administrative assistant)\b/,
          kind: /part.?time/,
        },
      ],
    },
    {
      q: 'full stack developer react node aws remote united states',
      rules: [
        { grade: 3, title: /\bfull[ -]?stack\b/, remote: true },
        { grade: 2, title: /\bfull[ -]?stack\b|\breact\b|\bnode\b/ },
        { grade: 1, title: /\b(front|back)[ -]?end\b|\bweb developer\b/ },
      ],
    },
    {
      q: 'maintenance technician apartment community hvac certified',
      rules: [
        { grade: 3, title: /\bmaintenance tech/ },
        { grade: 2, title: /\b(apartment|hvac)\b.*(tech|maintenance)/ },
        { grade: 1, title: /\bmaintenance\b/ },
      ],
    },
    {
      q: 'physical therapist outpatient orthopedic clinic new grads welcome',
      rules: meaning(
        /^(?=.*\b(physical therapist|pt)\b)(?=.*\b(outpatient|ortho\w*|new grads?)\b)/,
        /\bphysical therapist\b(?! assistant)/,
        /\bphysical therap/,
      ),
    },
    {
      q: 'accounts payable specialist with quickbooks and excel experience',
      rules: meaning(
        /\baccounts payable\b.*\bspecialist\b/,
        /\baccounts payable\b/,
        /\b(bookkeeper|accounting (specialist|clerk)|ap specialist)\b/,
      ),
    },
    {
      q: 'vice president investment banking healthcare coverage new york',
      rules: [
        { grade: 3, title: /\binvestment bank/, place: /new york|, ny\b/ },
        {
          grade: 2,
          title: /\binvestment bank.*(vice president|vp)|(vice president|vp).*investment bank/,
        },
        { grade: 1, title: /\binvestment bank/ },
      ],
    },
    {
      q: 'store manager retail clothing mall full time benefits',
      rules: meaning(
        /\bstore manager\b(?!.*assistant)/,
        /\bassistant store manager|\bretail.*manager/,
        /\bmanager\b.*\bretail\b|\bretail (sales|associate|supervisor)/,
      ),
    },
    {
      q: 'warehouse forklift operator second shift sit down experience',
      rules: [
        { grade: 3, title: /\bforklift\b/ },
        { grade: 2, title: /\bwarehouse\b.*\b(2nd|second) shift\b/ },
        { grade: 1, title: /\bwarehouse (associate|worker|operator)/ },
      ],
    },
  ],
  'pasted titles': [
    {
      q: 'Travel Nurse RN - ED - Emergency Department - $1,941 per week',
      rules: meaning(
        /^travel nurse rn - ed - emergency department - \$1,941/,
        /\btravel\b.*\b(ed|er|emergency)\b/,
        /\btravel\b.*\b(rn|nurse)\b/,
      ),
    },
    {
      q: 'Supervisor/Manager Part-Time - Store 1283 - Weekends Required',
      rules: meaning(
        /^supervisor\/manager part-time/,
        /^(?=.*\bpart[ -]time\b)(?=.*\b(supervisor|manager)\b)/,
        /\bstore (supervisor|manager)/,
      ),
    },
    {
      q: 'Truck Driver - Local Class A - Penske Logistics - $1,000 Sign On Bonus',
      rules: meaning(
        /\btruck driver - local class a.*penske/,
        /\bpenske\b/,
        /\btruck driver\b|\bclass a\b/,
      ),
    },
    {
      q: 'Package Handler - Part Time (Warehouse like) - Weekly Pay, Tuition Help',
      rules: meaning(
        /\bpackage handler\b.*part time/,
        /\bpackage handler/,
        /\bwarehouse part time|\bmaterial handler/,
      ),
    },
    {
      q: 'Pharmacy Technician & Technician Trainee | Apply Today',
      rules: meaning(/\bpharmacy technician & technician trainee/, /\bpharmacy tech/),
    },
    {
      q: 'Registered Nurse - RN - Skilled Nursing Facility (Sign-on bonus available!!)',
      rules: meaning(
        /^registered nurse - rn - skilled nursing facility/,
        /\b(rn|registered nurse)\b.*\b(snf|skilled)/,
        /\bregistered nurse\b/,
      ),
    },
    {
      q: 'Diesel Technician/Mechanic III - Entry Level - $2,500 retention bonus',
      rules: meaning(
        /^diesel technician\/mechanic iii/,
        /\bdiesel (technician|mechanic)/,
        /\bdiesel\b/,
      ),
    },
    {
      q: 'Block Advisor - Remote Tax Professional - Seasonal Work At Home Opportunity',
      rules: meaning(/\bblock advisor\b/, /\btax (professional|preparer)/, /\btax\b/),
    },
    {
      q: 'Sr. Engineering Manager - opportunity for working remotely Denver, CO',
      rules: meaning(
        /^sr\.? engineering manager - opportunity for working remotely/,
        /\b(senior|sr\.?) engineering manager/,
        /\bengineering manager/,
      ),
    },
    {
      q: 'Housekeeper/Room Attendant (AM shift) - Downtown Hotel',
      rules: meaning(
        /^(?=.*\bhousekeep)(?=.*\broom attendant)/,
        /\b(room attendant|housekeeper)\b/,
        /\bhousekeeping\b/,
      ),
    },
  ],
};
