import { aYear, anHour, meaning, paying, thatSays, titled } from '../rules.mjs';

const warehouse = meaning(
  /\bwarehouse\b/,
  /\b(package handler|order (selector|picker)|forklift)\b/,
);
const nurse = meaning(/\b(nurses?|rn|lpn|lvn)\b/, /\bnursing\b/);
const days = /\b(days?|1st|first|day shift|morning|monday)\b/;
const offHours =
  /\b(nights?|overnights?|3rd|third|2nd|second|weekends?|saturday|sunday|evenings?)\b/;
const entryLevel =
  /\b(entry[- ]level|junior|trainee|new grad|graduate|no experience|training provided|paid training)\b/;
const forTeens =
  /\b(team member|crew member|cashier|busser|lifeguard|camp counselor|barista|sales associate|stocker|host(ess)?|food (service|prep)|dishwasher|dining|minors|teens?|16\+)\b/;

/**
 * Excludes titles from rules.
 *
 * @param {RegExp} notTitle
 * @param {import('../rules.mjs').Rule[]} rules
 */
const without = (notTitle, rules) => rules.map((rule) => ({ ...rule, notTitle }));

/**
 * Prefers postings that mention day shifts, and excludes titles with nights or weekends.
 *
 * @param {import('../rules.mjs').Rule[]} rules
 */
const byDay = (rules) =>
  without(/\b(nights?|overnights?|3rd|third|weekends?)\b/, thatSays(days, rules));

/**
 * Spoken queries: what people don't want, numbers written out, words spelled as they sound, and
 * people describing themselves.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const spoken = {
  'what isn’t wanted': [
    { q: 'warehouse no nights', rules: byDay(warehouse) },
    { q: 'warehouse no overnight', rules: byDay(warehouse) },
    { q: 'nurse no weekends', rules: byDay(nurse) },
    {
      q: 'security guard not overnight',
      rules: byDay(titled('security guard', 'security officer')),
    },
    { q: 'lpn no night shifts', rules: byDay(meaning(/\blpn\b/, /\blicensed practical nurse\b/)) },
    {
      q: 'java but not javascript developer',
      rules: without(/javascript/, meaning(/\bjava\b.*\b(developer|engineer)/, /\bjava\b/)),
    },
    { q: 'accountant but not senior', rules: without(/\b(senior|sr)\b/, titled('accountant')) },
    { q: 'nurse but not travel nurse', rules: without(/\btravel/, nurse) },
    {
      q: 'electrical engineer not a manager',
      rules: without(/\bmanager/, titled('electrical engineer')),
    },
    {
      q: 'driver without cdl',
      rules: without(/(?<!non[- ])\bcdl\b(?! not)|class a/, meaning(/\bdrivers?\b/)),
    },
    {
      q: 'weekend only nurse',
      rules: [
        { grade: 3, title: /^(?!.*\bno weekend)(?=.*\bweekend).*\b(nurses?|rn|lpn|nursing|cna)\b/ },
        { grade: 1, title: /^(?!.*\bno weekend).*\b(nurses?|rn|lpn)\b/ },
      ],
    },
    {
      q: 'no college degree required sales',
      rules: thatSays(entryLevel, without(/\b(manager|director|engineer)\b/, meaning(/\bsales\b/))),
    },
  ],
  'pay spelled out': [
    {
      q: 'customer service twenty dollars an hour',
      rules: paying(anHour(20), meaning(/\bcustomer service\b/, /\bcall center\b/)),
    },
    { q: 'thirty dollars an hour warehouse', rules: paying(anHour(30), warehouse) },
    { q: 'eighty thousand a year accountant', rules: paying(aYear(80_000), titled('accountant')) },
    {
      q: 'receptionist twenty two dollars an hour',
      rules: paying(anHour(22), titled('receptionist')),
    },
    {
      q: 'project manager one hundred thousand',
      rules: paying(aYear(100_000), titled('project manager')),
    },
    {
      q: 'fifteen to eighteen an hour cashier',
      rules: paying(anHour(15), meaning(/\bcashiers?\b/)),
    },
    {
      q: 'welder twenty five bucks an hour',
      rules: paying(anHour(25), meaning(/\bwelders?\b/, /\bwelding\b/)),
    },
    { q: 'nurse forty five an hour', rules: paying(anHour(45), nurse) },
  ],
  'slang and words by ear': [
    { q: 'barkeep', rules: meaning(/\bbartenders?\b/, /\bbar(back| staff)/) },
    { q: 'bean counter', rules: meaning(/\b(accountants?|bookkeepers?)\b/, /\baccounting\b/) },
    {
      q: 'trash man',
      rules: meaning(
        /\b(trash|refuse|sanitation (worker|driver)|garbage|waste (collect|driver))/,
        /\bsanitation\b/,
      ),
    },
    {
      q: 'someone to clean offices',
      rules: meaning(
        /\b(janitors?|custodians?|(office|night|building) cleaners?|cleaners?)\b/,
        /\b(janitorial|custodial|cleaning|porter)\b/,
      ),
    },
    {
      q: 'clean houses',
      rules: meaning(
        /\b(house ?cleaners?|housekeepers?|maids?|residential clean)/,
        /\b(cleaners?|housekeeping|cleaning)\b/,
      ),
    },
    { q: 'elektrishun', rules: meaning(/\belectricians?\b/) },
    { q: 'recepshunist', rules: meaning(/\breceptionists?\b/, /\bfront desk\b/) },
    { q: 'carpinter', rules: meaning(/\bcarpenters?\b/, /\bcarpentry\b/) },
    { q: 'nite shift warehouse', rules: thatSays(/\b(nights?|overnight|3rd|third)\b/, warehouse) },
    {
      q: 'remot data entry',
      rules: meaning(/\bdata entry\b/).map((rule) => ({ ...rule, remote: true })),
    },
    { q: 'teknishun', rules: meaning(/\btechnicians?\b/, /\btech\b/) },
    { q: 'musishun', rules: meaning(/\b(musicians?|music)\b/) },
    {
      q: 'diesel wrench turner',
      rules: meaning(/\bdiesel\b.*\b(mechanic|tech)|\b(mechanic|tech).*diesel/, /\bmechanics?\b/),
    },
    {
      q: 'super market clerk',
      rules: meaning(
        /\b(grocery|supermarket|produce|deli) clerk/,
        /\b(grocery|stocker|cashier)\b/,
        /\bclerk\b/,
      ),
    },
  ],
  'who asks': [
    { q: 'where can i work as a 16 year old', rules: meaning(forTeens) },
    { q: 'i am 15 looking for a job', rules: meaning(forTeens) },
    {
      q: 'jobs that train you',
      rules: meaning(/\b(training|will train|we train|trainee|apprentice)/),
    },
    {
      q: 'i just graduated with a finance degree and need my first job',
      rules: thatSays(
        entryLevel,
        without(
          /\b(manager|director|senior)\b/,
          meaning(/\bfinanc/, /\b(accountant|accounting|analyst)\b/),
        ),
      ),
    },
    { q: 'retired person part time work', rules: [{ grade: 3, kind: /part[- ]time/ }] },
    { q: 'saturday sunday job', rules: meaning(/\b(weekends?|saturdays?|sundays?)\b/) },
    { q: 'cook anything asap', rules: titled('cook', 'line cook', 'prep cook') },
    { q: 'cashier no nights or weekends', rules: without(offHours, meaning(/\bcashiers?\b/)) },
  ],
  'a trade and how high': [
    {
      q: 'electrician apprentice',
      rules: meaning(/^(?=.*\belectric)(?=.*\bapprentice)/, /\belectricians?\b/),
    },
    {
      q: 'plumber helper',
      rules: meaning(/^(?=.*\bplumb)(?=.*\b(helper|apprentice))/, /\bplumbers?\b/, /\bplumbing\b/),
    },
    {
      q: 'apprentice carpenter',
      rules: meaning(/^(?=.*\bcarpent)(?=.*\b(helper|apprentice))/, /\bcarpenters?\b/),
    },
    {
      q: 'hvac apprentice',
      rules: meaning(/^(?=.*\bhvac\b)(?=.*\b(helper|apprentice))/, /\bhvac\b/),
    },
    {
      q: 'welder trainee',
      rules: meaning(
        /^(?=.*\bweld)(?=.*\b(trainee|entry|apprentice))/,
        /\bwelders?\b/,
        /\bwelding\b/,
      ),
    },
    {
      q: 'machinist apprentice',
      rules: meaning(/^(?=.*\bmachinist)(?=.*\bapprentice)/, /\bmachinists?\b/, /\bcnc\b/),
    },
    {
      q: 'diesel mechanic helper',
      rules: meaning(
        /^(?=.*\b(diesel|mechanic))(?=.*\bhelper)/,
        /\bdiesel\b.*\b(mechanic|tech)|\b(mechanic|tech).*diesel/,
        /\bmechanics?\b/,
      ),
    },
    {
      q: 'stylist assistant',
      rules: meaning(/^(?=.*\bstylist)(?=.*\bassistant)/, /\b(hair )?stylists?\b/),
    },
  ],
};
