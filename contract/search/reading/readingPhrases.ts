import type { EmploymentType } from '../../constants/employmentTypes';
import { isParent } from './asker/situations';
import {
  both,
  endsPart,
  joining,
  jobNouns,
  keyAfter,
  keyBefore,
  notAfter,
  notBefore,
  phrasesOf,
  set,
  type Condition,
  type Phrase,
} from './phrase';

// Types are read only from words that agree with the jobs' own types: of 33,246 real jobs, 88% of
// those with "part time" in the title are posted as part-time, 96% with "full time", and 83% with
// "contract" at the end. For intern, seasonal, temporary, per diem and freelance it is 45% or less;
// a filter would hide most of the jobs that contain the word, so these are searched as words.
const type = (
  lines: string,
  types: EmploymentType[],
  condition?: Condition,
  kept = false,
): Phrase[] => phrasesOf(lines, { kind: 'type', types, kept }, condition);

// PT usually means physical therapist (48 of 159 titles with it are part-time), so it is read only
// next to work that is often paid by the hour and isn't done in a clinic
const hourlyWork = set(
  `cashier cashiers associate associates server servers cook cooks driver drivers barista baristas
  teller tellers warehouse retail clerk clerks custodian janitor security guard receptionist
  bartender host hostess stocker cleaner housekeeper dishwasher busser delivery merchandiser
  teacher tutor nanny babysitter shopper bookkeeper sales crew`,
);
/** "PT evenings": everything else is about time. */
const timesAlone = set(
  'evening evenings night nights weekend weekends morning mornings afternoon afternoons overnight overnights days weekdays',
);
/** After "contract", which is the subject of the work just as often: contract manager. */
const contractWork = set(
  'work job jobs position positions role roles opportunity opportunities gig gigs basis only',
);

/**
 * Professions that see people over a screen: for them "telehealth" means remote work; for others it
 * is the subject.
 */
const clinicians = set(
  `therapist therapists counselor counselors counsellor psychologist psychologists psychiatrist psychiatrists psychotherapist practitioner
  physician physicians doctor doctors lcsw lmft lpc lmhc slp dietitian dietician nutritionist np provider providers clinician clinicians`,
);
/** "Virtual nurse practitioner" works remotely; a virtual nurse works in a hospital. */
const besidesClinician: Condition = (words, from, to) =>
  words.some(({ key }, at) => (at < from || at >= to) && clinicians.has(key));

/** Care at home takes place in others' homes: "help seniors at home". */
const isCaring =
  /^(?:care|caring|nurs\w*|aides?|helping|assisting|elderly|seniors|disabled|patients|cook\w*|clean\w*)$/;

const notOnsite = notAfter('not no non sin isnt');

const within = (lines: string, days: number, condition?: Condition): Phrase[] =>
  phrasesOf(lines, { kind: 'within', days }, condition);

/** Phrases that ask for a type, remote work, a nearby place, an age or pay. */
export const readingPhrases: readonly Phrase[] = [
  ...type(
    'part time, parttime, p t, medio tiempo, media jornada, tiempo parcial, part time hours, part time basis',
    ['part-time'],
    notBefore('lines'),
  ),
  ...type('full time, fulltime, f t, tiempo completo, jornada completa, full time hours', [
    'full-time',
  ]),
  ...type(
    'full part time, full or part time, full and part time, full time part time, full time or part time, part or full time, part time or full time, part full time, ft pt, pt ft',
    ['full-time', 'part-time'],
  ),
  // FT is also Fort, so not before a name: Ft Worth
  ...type(
    'ft',
    ['full-time'],
    (words, from, to) =>
      from > 0 && !/^\d/.test(words[from - 1]?.key ?? '') && endsPart(words, from, to),
  ),
  ...type('pt', ['part-time'], (words, from, to) => {
    const beside = from === 0 ? words.slice(to) : words.slice(0, from);
    const rest = beside.map(({ key }) => key);
    const isTimed =
      rest.some((key) => timesAlone.has(key)) &&
      rest.every((key) => timesAlone.has(key) || jobNouns.has(key) || joining.has(key));
    if (isTimed) return true;
    return (
      (from === 0 || endsPart(words, from, to)) &&
      rest.some((key) => hourlyWork.has(key)) &&
      !rest.some((key) => /^(?:clinic|rehab|therap|hospital|patient|outpatient|health)/.test(key))
    );
  }),
  ...type(
    'contract',
    ['contract'],
    (words, _from, to) => contractWork.has(keyAfter(words, to)) || keyAfter(words, to) === '',
    true,
  ),
  ...type('corp to corp, c2c, independent contractor', ['contract'], notAfter('no not'), true),
  ...type('volunteer', ['volunteer'], endsPart, true),
  ...phrasesOf(
    'remote, remot, remoote, romote, remotely, remoto, remota, fully remote, 100 remote, remote only, all remote',
    { kind: 'remote' },
    both(notOnsite, (words, from, to) => {
      const next = keyAfter(words, to);
      // "75% remote"
      const [before, first] = [words[from - 1], words[from]];
      if (/^\d+$/.test(keyBefore(words, from)) && (first?.from ?? 0) - (before?.to ?? 0) > 1)
        return false;
      return !/^(?:sens|control|area|site|communit|monitor|patient|pilot|viewing|deposit|start$|village|island|tower|field|camp|alaska|desktop|diagnos|server|terminal|handling|weapon|infrastructure|location)/.test(
        next,
      );
    }),
  ),
  ...phrasesOf(
    'work from home, working from home, works from home, work at home, working at home, wfh, work remotely, working remotely, work remote, home based, based at home, telecommute, telecommuting, telework, teleworking, work from anywhere, desde casa, trabajo en casa, trabajar desde casa, trabajo desde casa, trabajar en casa, teletrabajo',
    { kind: 'remote' },
    both(notOnsite, notBefore('care caregiver primary nursing hospice therapy health services')),
  ),
  ...phrasesOf('from home, stay at home', { kind: 'remote' }, both(notOnsite, endsPart)),
  ...phrasesOf('stay at home, for stay at home', { kind: 'remote' }, (words, _from, to) =>
    isParent(keyAfter(words, to)),
  ),
  // care at home takes place in others' homes, and Right at Home is a company
  ...phrasesOf(
    'at home',
    { kind: 'remote' },
    both(
      endsPart,
      notAfter(
        'right age aging care health hospice nurse nurses nursing therapy therapist therapists independence living infusion caregiver caregivers aide arise comfort made hospital rn lpn cna dialysis stay seniors treatment',
      ),
      (words, from) =>
        !words.some(
          ({ key }, at) =>
            at < from && (isCaring.test(key) || (key === 'help' && words[at + 1]?.key !== 'desk')),
        ),
    ),
  ),
  ...phrasesOf(
    'telehealth, tele health, telemedicine, teletherapy, telepsychiatry, telemental health',
    { kind: 'remote' },
    both(notOnsite, besidesClinician),
  ),
  ...phrasesOf(
    'online, virtual',
    { kind: 'remote' },
    both(
      notOnsite,
      besidesClinician,
      notBefore(
        'hiring job career open event fair school university college program reality learning',
      ),
    ),
  ),
  ...phrasesOf('online, virtual', { kind: 'remote' }, (words, from, to) => {
    const next = keyAfter(words, to);
    const then = keyAfter(words, to + 1);
    return (
      from === 0 &&
      (next === 'job' || next === 'jobs' || next === 'work') &&
      (then === '' || jobNouns.has(then) || joining.has(then))
    );
  }),
  ...phrasesOf(
    'near me, nearby, near by, close to me, close by, around me, around here, near here, by me, closest to me, nearest to me, nearest me, close to home, near my location, near my house, near my home, near my area, near my place, in my area, in my town, in my city, in my neighborhood, my area, my location, around my area, cerca de mi, cerca de mi casa, cerca de aqui, cerca mio',
    { kind: 'nearMe' },
  ),
  ...phrasesOf('cerca', { kind: 'nearMe' }, endsPart),
  ...phrasesOf('local', { kind: 'nearMe' }, (words, from, to) => {
    const next = keyAfter(words, to);
    return from === 0 && (next === 'jobs' || next === 'work') && keyAfter(words, to + 1) === '';
  }),
  ...within(
    'posted today, new today, added today, listed today, just posted, just added, just listed, just in, publicado hoy',
    1,
    endsPart,
  ),
  ...within(
    'today, hoy',
    1,
    both(
      endsPart,
      (words, from, to) => from > 0 || to < words.length,
      notAfter('usa start starting paid pay pays hire hired apply interview interviews psychology'),
    ),
  ),
  ...within('posted yesterday, since yesterday, yesterday', 2, endsPart),
  ...within('this week, posted this week, new this week, esta semana', 7),
  ...within('recently posted, recently added, newest, latest, most recent', 7, endsPart),
  ...within('new, recent, nuevos', 7, (words, _from, to) => {
    const [next, then] = [keyAfter(words, to), keyAfter(words, to + 1)];
    const after = jobNouns.has(then) ? keyAfter(words, to + 2) : then;
    return (
      /^(?:jobs|openings|positions|vacancies|postings|listings|opportunities|trabajos|empleos)$/.test(
        jobNouns.has(then) ? then : next,
      ) &&
      jobNouns.has(next) &&
      (after === '' || joining.has(after))
    );
  }),
  ...within('this month, posted this month, este mes', 30),
  ...phrasesOf('six figures, six figure, 6 figures, 6 figure', {
    kind: 'pay',
    payMin: 100_000 / 12,
  }),
];
