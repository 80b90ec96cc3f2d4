import { inPlace, meaning, near, titled } from '../rules.mjs';
import { newYork, newYorkArea, dallasFortWorth, chicagoArea } from './areas.mjs';

const teacher = meaning(/\bteachers?\b/, /\b(instructor|tutor)\b/);

/**
 * Places by ZIP code, and places with more than a title.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const zipCodes = {
  'zip codes': [
    {
      q: 'nurse in 75201',
      rules: near(/dallas/, dallasFortWorth, meaning(/\b(nurses?|rn|lpn)\b/, /\bnursing\b/)),
    },
    {
      q: 'project manager 80202',
      rules: near(
        /denver/,
        /\b(aurora|lakewood|littleton|englewood|centennial|boulder|broomfield|golden|greenwood village), co/,
        titled('project manager'),
      ),
    },
    {
      q: 'structural engineer 77002',
      rules: near(
        /houston/,
        /\b(katy|sugar land|the woodlands|pasadena), tx/,
        titled('structural engineer'),
      ),
    },
    { q: 'accountant near 10001', rules: near(newYork, newYorkArea, titled('accountant')) },
    {
      q: 'business analyst',
      location: '60606',
      rules: near(/chicago/, chicagoArea, titled('business analyst')),
    },
    {
      q: 'software engineer',
      location: '98101',
      rules: near(
        /seattle/,
        /\b(bellevue|redmond|kirkland|renton|tacoma|everett), wa/,
        titled('software engineer'),
      ),
    },
    {
      q: 'sales 33131',
      rules: near(
        /miami/,
        /\b(fort lauderdale|doral|coral gables|hialeah|hollywood, fl|miami beach|plantation)\b/,
        [{ grade: 3, title: /\bsales\b/ }],
      ),
    },
    {
      q: 'maintenance technician 85004',
      rules: near(
        /phoenix/,
        /\b(tempe|mesa|scottsdale|chandler|glendale|gilbert|peoria), az/,
        titled('maintenance technician'),
      ),
    },
  ],
  'several words of place and title': [
    {
      q: 'nurses wanted fort worth tx',
      rules: near(/fort worth/, dallasFortWorth, meaning(/\b(nurses?|rn|lvn)\b/, /\bnursing\b/)),
    },
    {
      q: 'full time receptionist houston',
      rules: near(
        /houston/,
        /\b(katy|sugar land|the woodlands|pasadena|humble|spring), tx/,
        titled('receptionist'),
      ),
    },
    {
      q: 'part time teacher new york',
      rules: [
        { grade: 3, title: /\bteacher/, kind: /part.?time/, place: newYorkArea },
        ...inPlace(newYorkArea, teacher).map((rule) => ({ ...rule, grade: rule.grade - 1 })),
      ],
    },
    {
      q: 'travel nurse columbus ohio',
      rules: near(
        /columbus, oh|columbus, ohio/,
        /\b(dublin|westerville|grove city|hilliard|gahanna), oh/,
        meaning(/\btravel\b.*\b(nurse|rn)\b/, /\b(rn|nurse)\b/),
      ),
    },
    {
      q: 'entry level sales charlotte nc',
      rules: near(/charlotte, nc|charlotte/, /\b(concord|matthews|huntersville|gastonia), nc/, [
        { grade: 3, title: /\bsales\b/, text: /\bentry[ -]level\b/ },
        { grade: 3, title: /\bentry[ -]level\b.*\bsales\b|\bsales\b.*\bentry[ -]level\b/ },
        { grade: 2, title: /\bsales\b/ },
      ]),
    },
    {
      q: 'orlando fl sales associate manager',
      rules: near(
        /orlando/,
        /kissimmee|lake buena vista|winter park, fl/,
        meaning(/\bsales (associate|manager)/, /\bsales\b|\bmanager\b/),
      ),
    },
    {
      q: 'cna home health pennsylvania',
      rules: inPlace(
        /, pa\b|pennsylvania/,
        meaning(
          /\b(cna|home health aide|nursing assistant|hha)\b/,
          /\b(caregiver|home health|direct care|personal care)\b/,
        ),
      ),
    },
    {
      q: 'software engineer austin or dallas',
      rules: inPlace(/austin|dallas/, titled('software engineer')),
    },
  ],
};
