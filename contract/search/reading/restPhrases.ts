import {
  endsPart,
  keyAfter,
  keyBefore,
  notBefore,
  phrasesOf,
  set,
  type Condition,
  type Phrase,
} from './phrase';

/** "How much do nurses make a year" */
const asksForPay: Condition = (words, _from, to) =>
  to === words.length &&
  words.some(({ key }) => /^(?:much|salary|salaries|average|wages?|earn|makes?|pays?)$/.test(key));
const dayparts = set(
  'weekend weekends night nights day days evening evenings morning mornings shift shifts',
);
/** "Weekends only", "only nights" */
const besidesDaypart: Condition = (words, from, to) =>
  dayparts.has(keyBefore(words, from)) || dayparts.has(keyAfter(words, to));
/** "Latest nursing jobs" */
const startsJobs: Condition = (words, from) =>
  from === 0 && words.some(({ key }) => key === 'jobs' || key === 'openings');
const ageWords = set('today yesterday week month days hours posted hoy semana mes');
/** "New teacher jobs this week"; "new nurse jobs" may be for nurses who are new. */
const besidesAge: Condition = (words) => words.some(({ key }) => ageWords.has(key));
/** Not "new home sales jobs this week": there it is a part of a name. */
const newNames = notBefore(
  'grad grads graduate graduates hire hires home homes house construction business car cars vehicle product products media venture ventures parent employee employees student build patient born',
);
const startsText: Condition = (_words, from) => from === 0;
const filler = (lines: string, condition?: Condition, spanish = false): Phrase[] =>
  phrasesOf(lines, { kind: 'filler', spanish }, condition);

/** Phrases that say nothing about the job, and those that a job needn't say. */
export const restPhrases: readonly Phrase[] = [
  ...filler(
    `looking for, looking to work, searching for, interested in, i am, i am looking for,
    im looking for, im searching for, im interested in, im seeking, help me, help me find, help me get, find me,
    show me, give me, get me, send me, i want to be, i want to become, want to be, i want, i need,
    i would like, id like, ive been, now hiring, hiring now, hiring immediately, urgently hiring,
    hiring urgently, we are hiring, were hiring, average pay, average salary, average wage, position available, positions available, make money, make extra money, earn money, extra money,
  actively hiring, currently hiring, immediately hiring, hiring asap, hiring events near,
    help wanted, help needed, apply now, apply today, apply online, apply here, easy apply, quick apply,
    who is hiring, whos hiring, that are hiring, that is hiring, job search, job posting,
    job postings, job listing, job listings, job board, job boards, job offers, job offer, job openings,
    job opening, job vacancy, job vacancies, job opportunities, job opportunity, for me, right now,
    please, thanks, thank you, high paying, good paying, well paying, best paying, highest paying,
    better paying, great paying, top paying, well paid, good pay, great pay, high pay, pays well, pay well,
    that pay well, that pays well, that pay good, pay good, pays good, paying well, start immediately,
    start asap, starting immediately, immediate hire, immediate hires, immediate hiring, immediate start, immediate need,
    immediate opening, immediate openings, immediate position, immediate positions, immediate job,
    immediate jobs, immediate vacancy, immediate vacancies, immediately, urgent need, urgent hiring, urgent hire, urgent opening,
    urgent openings, urgent job, urgent jobs, urgent requirement, urgently, asap, as soon as possible,
    any kind of, all kinds of, what kind of, what kinds of, what type of, what types of, kinds of,
    types of, lots of, i can do, i could do, it take to, does it take to, how long, how old, job description, job duties`,
  ),
  ...filler('only', besidesDaypart),
  ...filler('latest, newest, recent', startsJobs),
  ...filler('new', (...at) => startsJobs(...at) && besidesAge(...at) && newNames(...at)),
  ...filler(
    'per hour, an hour, per year, a year, per month, a month, per week, a week',
    asksForPay,
  ),
  ...filler('search for, seeking, wanna, gonna, im a, im an, am looking for', startsText),
  ...filler(
    `ofertas de trabajo, oferta de trabajo, ofertas de empleo, oferta de empleo, bolsa de trabajo,
    se busca, se buscan, se solicita, se solicitan, se necesita, se necesitan, se requiere, busco,
    busco trabajo, buscando, buscar, buscar trabajo, necesito, necesito trabajo, quiero, quiero trabajar,
    trabajar, contratando, estan contratando, que esten contratando, donde contratan, urgente`,
    undefined,
    true,
  ),
  // kept next to the words that make them a trade's own: night auditor
  ...phrasesOf(
    'night, nights, evening, evenings, morning, mornings, overnight, overnights, weekend, weekends, noches, fines de semana',
    { kind: 'soft' },
    notBefore('audit auditor auditors watch watchman club life anchor star edition reporter'),
  ),
  ...phrasesOf(
    `night shift, nightshift, nights shift, day shift, days shift, dayshift, evening shift, morning shift, afternoon shift, swing shift,
    graveyard shift, late shift, early shift, overnight shift, weekend shift, noc shift, rotating shift,
    1st shift, 2nd shift, 3rd shift, first shift, second shift, third shift, 4th shift, graveyard, no weekends, no nights,
    night shifts, day shifts, evening shifts, weekends off, monday through friday, monday to friday,
    monday friday, flexible schedule, flexible hours, flexible shifts, turno de noche, turno nocturno`,
    { kind: 'soft' },
  ),
  ...phrasesOf(
    'days',
    { kind: 'soft' },
    (words, from, to) => from > 0 && endsPart(words, from, to),
  ),
  ...phrasesOf(
    `no experience, no experience needed, no experience required, no experience necessary,
    no prior experience, no exp, no exp needed, without experience, with no experience, little experience, little to no experience,
    entry level, no degree, no degree required, no degree needed, without degree, without a degree,
    with no degree, no college, no college degree, without college, no diploma, no high school diploma, will train, paid training,
    training provided, on the job training, willing to train, no license, no resume, no background check, no drug test, sin experiencia,
    weekly pay, daily pay, paid weekly, paid daily, pay weekly, pay daily, pays weekly, pays daily, paying weekly, paying daily,
    same day pay, next day pay, good benefits, great benefits, full benefits, with benefits, as needed`,
    { kind: 'soft' },
  ),
];
