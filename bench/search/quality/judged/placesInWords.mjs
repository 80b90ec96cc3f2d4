import { aYear, meaning, named, near, paying, titled } from '../rules.mjs';
import {
  newYork,
  newYorkArea,
  bayArea,
  losAngeles,
  losAngelesArea,
  dallasFortWorth,
  washington,
  washingtonArea,
  twinCities,
  philadelphiaArea,
  chicagoArea,
} from './areas.mjs';

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];
const warehouse = meaning(
  /\bwarehouse\b/,
  /\b(forklift|package handler|order (selector|picker))\b/,
);
const sales = meaning(
  /\bsales (rep|representative|representatives|associate|associates|consultant)\b/,
  /\bsales\b/,
);
const attorney = meaning(/\battorneys?\b|\blawyer\b/, /\bcounsel\b/);
const teacher = meaning(/\bteachers?\b/, /\b(instructor|tutor)\b/);

/**
 * Places among the words, by name or nickname. Nearby jobs are better than nothing, others
 * irrelevant.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const placesInWords = {
  'a place among the words': [
    {
      q: 'nurse tulsa ok',
      rules: near(
        /tulsa/,
        /broken arrow|owasso|jenks|bixby/,
        meaning(/\b(nurses?|rn|lpn)\b/, /\bnursing\b/),
      ),
    },
    { q: 'rn jobs in dallas', rules: near(/dallas/, dallasFortWorth, rn) },
    {
      q: 'chicago il marketing',
      rules: near(
        /chicago/,
        chicagoArea,
        meaning(/\bmarketing\b/, /\b(brand|media|seo|advertising)\b/),
      ),
    },
    {
      q: 'project manager jobs in minneapolis mn',
      rules: near(/minneapolis/, twinCities, titled('project manager')),
    },
    {
      q: 'structural engineer houston texas',
      rules: near(
        /houston/,
        /\b(katy|pasadena|sugar land|the woodlands|baytown|humble|conroe|spring), tx/,
        titled('structural engineer'),
      ),
    },
    {
      q: 'atlanta ga administrative assistant',
      rules: near(
        /atlanta/,
        /\b(alpharetta|marietta|norcross|duluth|roswell|smyrna|decatur|kennesaw), ga/,
        titled('administrative assistant'),
      ),
    },
    {
      q: 'attorney miami fl',
      rules: near(
        /miami/,
        /\b(fort lauderdale|coral gables|doral|hollywood, fl|hialeah|aventura|plantation|boca raton)\b/,
        attorney,
      ),
    },
    {
      q: 'customer service rep phoenix az',
      rules: near(
        /phoenix/,
        /\b(tempe|mesa|scottsdale|chandler|glendale|gilbert|peoria), az/,
        titled('customer service representative', 'customer service rep'),
      ),
    },
    {
      q: 'warehouse in nashville',
      rules: near(
        /nashville/,
        /\b(brentwood|franklin|murfreesboro|hendersonville|la vergne|smyrna|lebanon), tn/,
        warehouse,
      ),
    },
    {
      q: 'kansas city mo nurse',
      rules: near(
        /kansas city/,
        /\b(overland park|lenexa|olathe|leawood|liberty, mo)\b/,
        meaning(/\b(nurses?|rn|lpn)\b/, /\bnursing\b/),
      ),
    },
    {
      q: 'accountant needed in denver colorado',
      rules: near(
        /denver/,
        /\b(aurora|lakewood|littleton|englewood|centennial|boulder|broomfield|westminster|greenwood village|golden), co/,
        titled('accountant'),
      ),
    },
    {
      q: 'orlando warehouse jobs',
      rules: near(
        /orlando/,
        /\b(kissimmee|winter park|lake mary|sanford|apopka|maitland), fl/,
        warehouse,
      ),
    },
    {
      q: 'civil engineer madison wi',
      rules: near(
        /madison/,
        /\b(middleton|sun prairie|fitchburg|verona|monona), wi/,
        titled('civil engineer'),
      ),
    },
    {
      q: 'salt lake city driver',
      rules: near(
        /salt lake/,
        /\b(sandy|west jordan|draper|ogden|west valley city|murray|south jordan), ut/,
        meaning(/\bdrivers?\b/, /\bcdl\b/),
      ),
    },
    {
      q: 'st louis project manager',
      rules: near(
        /st\.? louis|saint louis/,
        /\b(chesterfield|clayton|maryland heights|o'fallon|st charles|creve coeur), mo/,
        titled('project manager'),
      ),
    },
    {
      q: 'pharmacy jacksonville florida',
      rules: near(
        /jacksonville, fl|jacksonville/,
        /\b(st\.? augustine|orange park|ponte vedra\w*), fl/,
        meaning(/\bpharmac/),
      ),
    },
    {
      q: 'retail sales san diego',
      rules: near(
        /san diego/,
        /\b(carlsbad|chula vista|la jolla|oceanside|escondido|national city|encinitas)\b/,
        meaning(/\bretail\b|\bsales associate\b/, /\b(store|cashier|sales)\b/),
      ),
    },
    {
      q: 'pittsburgh pa rn',
      rules: near(
        /pittsburgh/,
        /\b(cranberry township|canonsburg|monroeville|coraopolis|moon township), pa/,
        rn,
      ),
    },
  ],
  'nicknames of places': [
    { q: 'paralegal nyc', rules: near(newYork, newYorkArea, titled('paralegal')) },
    { q: 'attorney sf', rules: near(/san francisco/, bayArea, attorney) },
    {
      q: 'bay area software engineer',
      rules: near(bayArea, /california, united/, titled('software engineer')),
    },
    {
      q: 'graphic designer la',
      rules: near(losAngeles, losAngelesArea, titled('graphic designer')),
    },
    {
      q: 'dfw forklift operator',
      rules: near(
        dallasFortWorth,
        /\b(waxahachie|wylie|rockwall|terrell|roanoke), tx/,
        titled('forklift operator', 'forklift driver'),
      ),
    },
    {
      q: 'nurse jobs philly',
      rules: near(/philadelphia/, philadelphiaArea, meaning(/\b(nurses?|rn|lpn)\b/, /\bnursing\b/)),
    },
    {
      q: 'vegas teacher',
      rules: near(/las vegas/, /\b(henderson|north las vegas|paradise), nv/, teacher),
    },
    { q: 'dc project manager', rules: near(washington, washingtonArea, titled('project manager')) },
    {
      q: 'twin cities project manager',
      rules: near(twinCities, /greater minneapolis|minnesota, united/, titled('project manager')),
    },
    {
      q: 'accountant atl',
      rules: near(
        /atlanta/,
        /\b(alpharetta|marietta|norcross|duluth|roswell|smyrna|decatur|kennesaw|sandy springs), ga/,
        titled('accountant'),
      ),
    },
    {
      q: 'silicon valley machine learning engineer',
      rules: near(
        /\b(san jose|palo alto|mountain view|sunnyvale|santa clara|cupertino|menlo park|bay area|los gatos|milpitas|campbell|redwood city)\b/,
        bayArea,
        titled('machine learning engineer'),
      ),
    },
    {
      q: 'okc registered nurse',
      rules: near(/oklahoma city/, /\b(edmond|norman|moore|yukon), ok/, rn),
    },
    {
      q: 'socal sales representative',
      rules: near(
        /\b(los angeles|san diego|irvine|anaheim|long beach|orange county|riverside, ca|san bernardino|ontario, ca|pasadena, ca|torrance|burbank|santa ana|carlsbad|corona, ca|temecula)\b/,
        /california, united/,
        sales,
      ),
    },
    { q: 'new york city teacher', rules: near(newYork, newYorkArea, teacher) },
    { q: 'chi town registered nurse', rules: near(/chicago/, chicagoArea, rn) },
    { q: 'philly attorney', rules: near(/philadelphia/, philadelphiaArea, attorney) },
  ],
  'a place before when or how': [
    {
      q: 'accountant chicago remote',
      rules: near(/chicago/, chicagoArea, titled('accountant')).map((rule) => ({
        ...rule,
        remote: true,
      })),
    },
    {
      q: 'rn los angeles icu',
      rules: near(
        losAngeles,
        losAngelesArea,
        meaning(/^(?=.*\b(rn|nurse)\b)(?=.*\b(icu|intensive care)\b)/, /\b(rn|nurse)\b/),
      ),
    },
    {
      q: 'accountant chicago $80k',
      rules: paying(aYear(80_000), near(/chicago/, chicagoArea, titled('accountant'))),
    },
    { q: 'teacher new york full time', rules: near(newYork, newYorkArea, teacher) },
    {
      q: 'data analyst chicago full time',
      rules: near(/chicago/, chicagoArea, titled('data analyst')),
    },
    {
      q: 'attorney philadelphia entry level',
      rules: near(/philadelphia/, philadelphiaArea, attorney),
    },
    { q: 'warehouse dallas weekends', rules: near(/dallas/, dallasFortWorth, warehouse) },
    { q: 'registered nurse chicago nights', rules: near(/chicago/, chicagoArea, rn) },
    { q: 'sales associate chicago weekends', rules: near(/chicago/, chicagoArea, sales) },
    {
      q: 'software engineer washington dc hybrid',
      rules: near(washington, washingtonArea, titled('software engineer')),
    },
  ],
};
