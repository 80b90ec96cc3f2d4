import { alone } from './asker/alone';
import {
  both,
  endsPart,
  keyAfter,
  keyBefore,
  notAfter,
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
/** "New teacher jobs this week"; "new nurse jobs" may mean jobs for new nurses. */
const besidesAge: Condition = (words) => words.some(({ key }) => ageWords.has(key));
/** Except "new home sales jobs this week", where it is part of a name. */
const newNames = notBefore(
  'grad grads graduate graduates hire hires home homes house construction business car cars vehicle product products media venture ventures parent employee employees student build patient born',
);
/** "Finance majors internship" */
const internWords = set('internship internships intern interns');
const notNo = notAfter('no not non');
/** "Mom of 2, need part time job" */
const needed = set('a an any job jobs work part full remote some something weekend night evening');
const beforeNeeded: Condition = (words, _from, to) => needed.has(keyAfter(words, to));
/** Words before what somebody wants to do: "I want to work with kids". */
const asking = set('i want would like love to a job jobs where can you get paid looking for');
/** "I'm a teacher and want to get out of the classroom" */
const leavesTeaching: Condition = (words) =>
  / (?:out|outside|leave|leaving) (?:of )?(?:the )?(?:classroom|teaching|education)(?: |$)/.test(
    words.map(({ key }) => key).join(' '),
  );
/** "I have a masters in social work"; not "masters in education program coordinator". */
const saysWho: Condition = (words, _from, to) =>
  words
    .slice(0, to)
    .some(({ key }) => key === 'i' || key === 'ive' || key === 'have' || key === 'with');
const namesNoTrade = notBefore(
  'audit auditor auditors watch watchman club life anchor star edition reporter',
);
/** "Lawyer with no travel hybrid": another condition follows. */
const wishes = set('hybrid remote onsite part full no with but weekends nights days benefits paid');
const endsWish: Condition = (words, from, to) =>
  endsPart(words, from, to) || wishes.has(keyAfter(words, to));
/** Whether anything else is asked for. */
const besidesOther: Condition = (words, from, to) => to - from < words.length;
const startsText: Condition = (_words, from) => from === 0;
const sentenceStarts = set('i im ive we do are is can what where who how looking');
/** Whether it is a greeting and not part of a name such as Hello Fresh. */
const opensSentence: Condition = (words, _from, to) =>
  words[to]?.apart === true || sentenceStarts.has(keyAfter(words, to));
const filler = (lines: string, condition?: Condition, spanish = false): Phrase[] =>
  phrasesOf(lines, { kind: 'filler', spanish }, condition);

/** Phrases that say nothing about the job, and those that jobs don't have to match. */
export const restPhrases: readonly Phrase[] = [
  ...filler(
    `looking for, looking to work, searching for, interested in, i am, i am looking for,
    im looking for, im searching for, im interested in, im seeking, help me, help me find, help me get, find me,
    show me, give me, get me, send me, i want to be, i want to become, want to be, i want, i need,
    i would like, id like, ive been, now hiring, hiring now, hiring immediately, urgently hiring,
    hiring urgently, we are hiring, were hiring, we are seeking, were seeking, we are looking for, were looking for, average pay, average salary, average wage, position available, positions available, make money, make extra money, earn money, extra money,
  actively hiring, currently hiring, immediately hiring, hiring asap, hiring events near,
    help wanted, help needed, apply now, apply today, apply online, apply here, easy apply, quick apply,
    who is hiring, whos hiring, that are hiring, that is hiring, job search, job posting,
    job postings, job listing, job listings, job board, job boards, job offers, job offer, job openings,
    job opening, job vacancy, job vacancies, job opportunities, job opportunity, for me, right now,
    please, thanks, thank you, start immediately,
    start asap, start today, start now, start right away, start tomorrow, starting today, starting now, starts today, starting immediately,
    hired today, get hired today, work today, something, someone, somebody, some kind of, some sort of, immediate hire, immediate hires, immediate hiring, immediate start, immediate need,
    immediate opening, immediate openings, immediate position, immediate positions, immediate job,
    immediate jobs, right away, available now, available immediately, immediate vacancy, immediate vacancies, immediately, urgent need, urgent hiring, urgent hire, urgent opening,
    urgent openings, urgent job, urgent jobs, urgent requirement, urgently, asap, as soon as possible,
    that start, that starts, any kind of, all kinds of, what kind of, what kinds of, what type of, what types of, kinds of,
    types of, lots of, i can do, i could do, it take to, does it take to, how long, how old, job description, job duties,
    something like, similar to, whatever, literally anything, anything really, just anything,
    anywhere, somewhere, anyone hiring, anybody hiring, anyone, anybody, looking to get into, get into`,
  ),
  ...phrasesOf(
    `high paying, good paying, well paying, best paying, highest paying, better paying, great paying, top paying, highest paid,
    best paid, top paid, well paid, good pay, great pay, high pay, best pay, highest pay, pays well, pay well, that pay well,
    that pays well, that pay good, pay good, pays good, paying well, who pay well, who pays well, pay the most, pays the most,
    that pay the most, that pays the most, that pay a lot, pay a lot, pays a lot, bien pagado, bien pagados, mejor pagado, mejor pagados,
    que paguen bien, que pague bien`,
    { kind: 'bestPaid' },
  ),
  ...filler(
    'taking care of, take care of, caring for, looking after, work with, working with, working around',
    (words, from, to) =>
      to < words.length && (from === 0 || words.slice(0, from).every(({ key }) => asking.has(key))),
  ),
  ...filler('need, needing, and need, who needs', beforeNeeded),
  ...filler('anything', both(endsPart, notBefore('else but'))),
  ...filler('paid', (words, from) =>
    words.some(({ key }, at) => at > from && internWords.has(key)),
  ),
  ...filler('only', besidesDaypart),
  ...filler('latest, newest, recent', startsJobs),
  ...filler('urgent', both(startsText, notBefore('care cares clinic'))),
  ...filler('new', (...at) => startsJobs(...at) && besidesAge(...at) && newNames(...at)),
  ...filler(
    'per hour, an hour, per year, a year, per month, a month, per week, a week',
    asksForPay,
  ),
  ...filler('search for, seeking, wanna, gonna, im a, im an, am looking for', startsText),
  ...filler('hey, yo, hey there, yo yo', (words, from, to) => from === 0 && to < words.length),
  ...filler('hi, hello, hi there, good morning, good afternoon', both(startsText, opensSentence)),
  // these exclude something, but searching "cold calling" would find it
  ...filler(
    `no cold calling, no cold calls, no calling, no sales, no selling, no commission,
    no travel, no traveling, no lifting, no heavy lifting, no overtime, no holidays, no driving, no mlm,
    no agencies, no recruiters, no sponsorship`,
    endsWish,
  ),
  ...filler(
    'no interview, no interviews, no interview needed, no interview required, without interview, without an interview',
    besidesOther,
  ),
  // on a board for one country, all jobs are there
  ...filler(
    `in the us, in the usa, in usa, in the united states, in the united states of america, anywhere in the us, anywhere in the usa,
    anywhere in the united states, anywhere in america, across the us, across the united states, all over the us, nationwide`,
    both(endsPart, besidesOther),
  ),
  ...phrasesOf(
    'usa',
    { kind: 'soft' },
    both(endsPart, (_words, from) => from > 0),
  ),
  ...filler(
    'move to, moving to, want to move to, looking to move to, relocate to, relocating to, willing to relocate to, want to relocate to, and move to, and relocate to',
    (words, _from, to) => words[to]?.sealed === true,
  ),
  ...filler(
    `ofertas de trabajo, oferta de trabajo, ofertas de empleo, oferta de empleo, bolsa de trabajo,
    se busca, se buscan, se solicita, se solicitan, se necesita, se necesitan, se requiere, busco,
    busco trabajo, buscando, buscar, buscar trabajo, necesito, necesito trabajo, quiero, quiero trabajar,
    trabajar, contratando, estan contratando, que esten contratando, donde contratan, urgente`,
    undefined,
    true,
  ),
  // kept if the next word makes a trade of it: night auditor
  ...phrasesOf(
    'morning, mornings, early morning, early mornings, in the morning, in the mornings, morning hours, early morning hours',
    { kind: 'soft', alone: alone.morning },
    both(namesNoTrade, notBefore('show shows news')),
  ),
  ...phrasesOf(
    'night, nights, nite, nites, nite shift, evening, evenings, morning, mornings, overnight, overnights, weekend, weekends',
    { kind: 'soft' },
    namesNoTrade,
  ),
  ...phrasesOf(
    `weekend shift, rotating shift, 4th shift, monday through friday, monday to friday, monday friday,
    3 12s, 3x12, 3x12s, three 12s`,
    { kind: 'soft' },
  ),
  ...phrasesOf(
    'hybrid, hybrid work, hybrid remote',
    { kind: 'soft' },
    notBefore('vehicle vehicles car cars automotive auto cloud powertrain battery electric'),
  ),
  ...phrasesOf('on site, onsite, in person, in office', { kind: 'soft' }, both(endsPart, notNo)),
  ...phrasesOf('in person', { kind: 'soft' }, startsText),
  // few titles contain it, and "user experience" is a field
  ...phrasesOf('experienced', { kind: 'soft' }),
  // after a job, what the user is; in front of it, a part of titles
  ...phrasesOf(
    'certified, licensed, certification, fully certified, fully licensed, with certification',
    { kind: 'soft' },
    both(
      (_words, from) => from > 0,
      (words, _from, to) => to === words.length,
      notAfter('no not non board cpa'),
    ),
  ),
  ...phrasesOf(
    'experience, exp',
    { kind: 'soft' },
    both(
      (_words, from) => from > 0,
      endsPart,
      notAfter(
        'user customer guest employee client patient digital candidate member visitor brand tenant student fan shopper product passenger resident owner buyer learner human no without years of',
      ),
    ),
  ),
  ...phrasesOf(
    'days',
    { kind: 'soft' },
    (words, from, to) => from > 0 && endsPart(words, from, to),
  ),
  ...filler(
    'inc, incorporated, llc, corp, ltd',
    both((_words, from) => from > 0, endsPart),
  ),
  // texts name the field, and "major" in them mostly means something else
  ...filler(
    'major, majors, degree, degrees, grads, graduates',
    both(
      (_words, from) => from > 0,
      (...at) => endsPart(...at) || internWords.has(keyAfter(at[0], at[2])),
      notAfter(
        'new recent no any a an college school university bachelor bachelors master masters associate associates advanced drum',
      ),
    ),
  ),
  ...phrasesOf('summer, for the summer, this summer', { kind: 'soft' }, endsPart),
  ...phrasesOf(
    `epa 608 universal, epa universal, epa 608 type 2, epa 608, epa certified, epa certification, epa 608 certified, epa 608 certification, universal epa,
    entry level, as needed, home daily, no touch, no touch freight, drop and hook, dedicated route, dedicated routes, dedicated lane, dedicated lanes,
    home every night, home nightly, home weekly, home every weekend, own car, my own car, with own car, with my own car,
    using my car, using my own car, use my own car, own vehicle, my own vehicle, with own vehicle, personal vehicle`,
    { kind: 'soft' },
  ),
  // followed by the field of the degree
  ...phrasesOf(
    'associates degree, associate degree, bachelors degree, bachelor degree, masters degree',
    { kind: 'soft' },
    (words, from, to) => to < words.length && !endsPart(words, from, to),
  ),
  // jobs state different amounts
  ...phrasesOf(
    'sign on bonus, signing bonus, sign in bonus, sign on, with sign on bonus, with a sign on bonus, with signing bonus, with bonus',
    { kind: 'soft' },
    both((words, from) => from > 0 && !/^\d/.test(words[from - 1]?.key ?? ''), endsPart),
  ),
  ...phrasesOf(
    `no license, no resume, dont need a license, dont need license, not need a license, without a license, without license,
    no license needed, no license required, no license necessary, that dont require a license, dont require a license,
    dont need a certification, no certification, no certification needed, no certification required, without a certification`,
    { kind: 'soft', onlyAlone: true },
  ),
  ...filler('teacher, a teacher, im a teacher, i am a teacher, as a teacher', leavesTeaching),
  // describes the user, followed by their experience
  ...filler(
    'veteran with, veterans with, military veteran with, im a veteran with, retired military with, former military with, ex military with, mom with, mother with',
    startsText,
  ),
  ...filler(
    `have been a, have been an, been a, been an, i was a, i was an, used to be a, used to be an, i used to be a, i used to be an,
    i worked as a, i worked as an, worked as a, worked as an, masters in, masters degree in, bachelors in, bachelors degree in,
    associates in, associates degree in, degree in, i have experience in, i have experience with, i have experience as a`,
    (words, from, to) => to < words.length && saysWho(words, from, to),
  ),
  ...phrasesOf(
    'live in',
    { kind: 'soft' },
    both(
      (_words, from) => from > 0,
      (words, _from, to) => to === words.length,
    ),
  ),
  ...phrasesOf(
    Array.from(
      { length: 16 },
      (_, at) =>
        `${at + 2020}, summer ${at + 2020}, fall ${at + 2020}, spring ${at + 2020}, winter ${at + 2020}`,
    ).join(', '),
    { kind: 'soft' },
    both((_words, from) => from > 0, endsPart),
  ),
];
