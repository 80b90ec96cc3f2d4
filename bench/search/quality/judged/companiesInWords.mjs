import { of } from '../rules.mjs';

/** @param {RegExp} company @param {RegExp} best @param {RegExp} [nearly] @returns {import('../rules.mjs').Rule[]} */
const at = (company, best, nearly) => [
  { grade: 3, company, title: best },
  ...(nearly ? [{ grade: 2, company, title: nearly }] : []),
  { grade: 1, company },
];

/** @param {RegExp} company @param {RegExp} place @returns {import('../rules.mjs').Rule[]} */
const branch = (company, place) => [
  { grade: 3, company, place },
  { grade: 1, company },
];

/**
 * Company names as people write them, and with the job they look for there.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const companiesInWords = {
  'companies as people write them': [
    { q: 'jp morgan', rules: of(/^jpmorgan|^j\.?p\.? morgan/) },
    { q: 'us bank', rules: of(/^u\.?s\.? bank/) },
    { q: 'wellsfargo', rules: of(/^wells fargo/) },
    { q: 'anderson perry and associates', rules: of(/^anderson perry/) },
    { q: 'sundt', rules: of(/^sundt construction/) },
    { q: 'urban engineers', rules: of(/^urban engineers/) },
    { q: 'form energy', rules: of(/^form energy/) },
    { q: 'gei consultants', rules: of(/^gei consultants/) },
    { q: 'key bank', rules: of(/^keybank/) },
    { q: 'tetratech', rules: of(/^tetra tech/) },
    { q: 'fifth third', rules: of(/^fifth third/) },
    { q: '5/3 fifth-third bank', rules: of(/^fifth third/) },
    { q: 'citi bank', rules: of(/^citi(bank|group)?$/) },
    { q: 'lawrence livermore national lab', rules: of(/^lawrence livermore/) },
    { q: 'space x', rules: of(/^spacex/) },
    { q: 'pnc', rules: of(/^pnc\b/) },
    { q: 'hntb', rules: of(/^hntb/) },
    { q: 'txdot', rules: of(/^texas department of transportation|txdot/) },
    { q: 'nova engineering and environmental llc', rules: of(/^nova engineering/) },
    { q: 'oppenheimer and co', rules: of(/^oppenheimer/) },
    { q: 'northropgrumman', rules: of(/^northrop grumman/) },
    { q: 'jobs at morgan stanley', rules: of(/^morgan stanley/) },
    { q: 'toyota careers', rules: of(/^toyota$/) },
    { q: 'infosys jobs', rules: of(/^infosys/) },
  ],
  'companies badly written': [
    { q: 'mizhuo', rules: of(/^mizuho/) },
    { q: 'jeffries', rules: of(/^jefferies/) },
    { q: 'kliensfelder', rules: of(/^kleinfelder/) },
    { q: 'morgan stanly', rules: of(/^morgan stanley/) },
    { q: 'rayethon', rules: of(/^raytheon/) },
    { q: 'charels schwab', rules: of(/^charles schwab/) },
    { q: 'huntigton', rules: of(/^huntington bank/) },
    { q: 'houlahan lokey', rules: of(/^houlihan lokey/) },
    { q: 'dewbery', rules: of(/^dewberry/) },
    { q: 'oppenhiemer', rules: of(/^oppenheimer/) },
  ],
  'company and title': [
    {
      q: 'tesla embedded software',
      rules: at(/^tesla$/, /\bembedded software/, /\b(embedded|firmware|software)\b/),
    },
    {
      q: 'jpmorgan business analyst',
      rules: at(/^jpmorgan/, /\bbusiness analy|analyst\b/, /\banaly/),
    },
    { q: 'jacobs structural engineer', rules: at(/^jacobs$/, /\bstructural\b/, /\bengineer/) },
    { q: 'aecom entry level', rules: at(/^aecom$/, /\bentry[- ]level\b/) },
    {
      q: 'parsons transportation engineer',
      rules: at(
        /^parsons$/,
        /\btransportation\b.*engineer|engineer.*\btransportation\b/,
        /\bengineer/,
      ),
    },
    { q: 'zoox software engineer', rules: at(/^zoox$/, /\bsoftware\b.*\bengineer/, /\bengineer/) },
    { q: 'hntb project engineer', rules: at(/^hntb/, /\bproject engineer/, /\bengineer/) },
    {
      q: 'citi relationship manager',
      rules: at(/^citi(bank|group)?$/, /\brelationship manager/, /\bmanager|\bbanker/),
    },
    {
      q: 'us bank relationship manager',
      rules: at(/^u\.?s\.? bank/, /\brelationship manager/, /\bmanager|\bbanker/),
    },
    { q: 'state of arizona environmental', rules: at(/^state of arizona/, /\benvironmental\b/) },
    { q: 'spacex engineer', rules: at(/^spacex/, /\bengineer/) },
    {
      q: 'investment banking associate keybank',
      rules: at(/^keybank/, /\binvestment banking\b/, /\bbank/),
    },
  ],
  'company and place': [
    { q: 'tesla palo alto', rules: branch(/^tesla$/, /palo alto/) },
    { q: 'citi new york', rules: branch(/^citi(bank|group)?$/, /new york|queens|brooklyn/) },
    { q: 'aecom boston', rules: branch(/^aecom$/, /boston/) },
    { q: 'zoox foster city', rules: branch(/^zoox$/, /foster city/) },
    { q: 'hntb arlington va', rules: branch(/^hntb/, /arlington, va/) },
    { q: 'parsons hartford', rules: branch(/^parsons$/, /hartford/) },
    { q: 'jpmorgan chase new york', rules: branch(/^jpmorgan/, /new york/) },
    { q: 'tetra tech florida', rules: branch(/^tetra tech/, /\bfl\b|florida/) },
  ],
};
