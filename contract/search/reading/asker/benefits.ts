import { isRole } from '../../relevance/roles';
import { singularOf } from '../../wordFamilies';
import { both, endsPart, notBefore, phrasesOf, set, type Condition, type Phrase } from '../phrase';
import { alone } from './alone';

/** Whether a benefit is offered: not before these words, which make it part of a job's name. */
const isOffered = notBefore(
  `coordinator coordinators specialist specialists manager managers administrator advisor counselor analyst analysts representative
  consultant consultants director clerk processor officer agent agents supervisor sales broker underwriter claims program programs
  verification services department billing attorney lawyer paralegal assistant associate teacher`,
);

/** Those whose work is insurance and benefits: "account executive health insurance". */
const insurers = set(
  `insurance adjuster adjusters underwriter underwriters claim claims agent agents sales representative representatives broker brokers actuary
  actuarial account accounts analyst analysts manager managers specialist specialists biller billers billing coder coders consultant
  consultants producer producers advisor advisors coordinator coordinators administrator verification executive director hr human
  compensation payroll employee employees group`,
);
/** Fields of work without a role: "forklift health insurance". */
const fields = set(
  'warehouse retail forklift construction restaurant security factory production janitorial landscaping',
);
/** Whose work may be insurance, if it is named before them: "health insurance nurse". */
const reviewers = set(
  'nurse nurses rn lpn physician doctor clerk clerks reviewer verifier processor',
);
/** "Cashier health insurance": whether insurance is a benefit and not the subject of the job. */
const comesWithJob: Condition = (words, from) => {
  const before = words.slice(0, from).map(({ key }) => key);
  return (
    before.some((key) => isRole(singularOf(key)) || fields.has(key)) &&
    !before.some((key) => insurers.has(key))
  );
};

/** "Health insurance warehouse": the same, but before the job. */
const comesBeforeJob: Condition = (words, from, to) => {
  const after = words.slice(to).map(({ key }) => key);
  return (
    from === 0 &&
    (after.some((key) => isRole(singularOf(key))) || after.some((key) => fields.has(key))) &&
    !after.some((key) => insurers.has(key) || reviewers.has(key))
  );
};

const offered: readonly Phrase[] = (
  [
    [
      alone.housing,
      'with housing, with free housing, free housing, housing provided, housing included, with lodging, with room and board',
    ],
    [
      alone.relocation,
      'relocation assistance, relocation package, with relocation, relocation offered, relocation provided, paid relocation, with relocation assistance',
    ],
    [
      alone.tuition,
      `tuition assistance, tuition reimbursement, tuition paid, with tuition assistance, with tuition reimbursement, free tuition, college tuition,
      pay for college, pays for college, pay for school, pays for school`,
    ],
    [
      alone.loans,
      'student loan repayment, loan repayment, loan forgiveness, student loan forgiveness, with loan repayment',
    ],
    [alone.pension, 'with pension, with a pension'],
    [
      alone.insurance,
      `with health insurance, with insurance, with medical insurance, with medical benefits, with health benefits, with medical,
      that offer health insurance, that offers health insurance, that have health insurance, offer health insurance`,
    ],
    [
      alone.benefits,
      `with benefits, with good benefits, with great benefits, with full benefits, with full benefits package, good benefits, great benefits, full benefits,
      that offer benefits, that have benefits, that have good benefits, offer benefits`,
    ],
    [
      alone.sponsor,
      ['h1b', 'h 1b', 'h1 b']
        .flatMap((h1b) => [
          h1b,
          ...['sponsor', 'sponsors', 'sponsorship'].flatMap((sponsor) => [
            `${h1b} ${sponsor}`,
            `${h1b} visa ${sponsor}`,
            `with ${h1b} ${sponsor}`,
            `${sponsor} ${h1b}`,
          ]),
          `${h1b} visa`,
        ])
        .join(', '),
    ],
    [
      alone.sponsor,
      `visa sponsorship, visa sponsor, visa sponsors, work visa, work visa sponsorship, with sponsorship, with visa sponsorship, sponsor visa, sponsor visas,
      sponsors visa, sponsors visas, that sponsor visas, that sponsor, offer visa sponsorship`,
    ],
  ] as const
).flatMap(([as, list]) => phrasesOf(list, { kind: 'soft', alone: as }, isOffered));

const either =
  (one: Condition, other: Condition): Condition =>
  (...at) =>
    one(...at) || other(...at);

/** What a job offers besides pay. */
export const benefits: readonly Phrase[] = [
  ...phrasesOf(
    'health insurance, and health insurance, dental insurance, medical insurance, vision insurance, health benefits, medical benefits, dental and vision, health dental and vision',
    { kind: 'soft', alone: alone.insurance },
    either(both(endsPart, comesWithJob), comesBeforeJob),
  ),
  ...phrasesOf(
    'benefits, and benefits',
    { kind: 'soft', alone: alone.benefits },
    either(both(endsPart, comesWithJob), comesBeforeJob),
  ),
  ...['day one', 'day 1', 'first day', 'the first day'].flatMap((when) =>
    phrasesOf(
      ['benefits', 'health insurance', 'insurance', 'health benefits']
        .flatMap((what) => [
          `${when} ${what}`,
          ...['from', 'on', 'starting', 'start', 'since', ''].map(
            (since) => `${what} ${since} ${when}`,
          ),
        ])
        .join(', '),
      { kind: 'soft', alone: alone.dayOne },
      isOffered,
    ),
  ),
  ...phrasesOf(
    'pto, with pto, paid time off, with paid time off, paid vacation, with paid vacation',
    { kind: 'soft', alone: alone.timeOff },
    either(endsPart, comesBeforeJob),
  ),
  ...phrasesOf(
    [
      '401k',
      '401 k',
      '403b',
      '401k match',
      '401k matching',
      '401k matched',
      'matching 401k',
      '401k plan',
      '401k benefits',
      'retirement plan',
    ]
      .flatMap((what) => [what, `with ${what}`, `and ${what}`, `with a ${what}`])
      .join(', '),
    { kind: 'soft', alone: alone.retirement },
    either(
      both(isOffered, (_words, from) => from > 0, endsPart),
      comesBeforeJob,
    ),
  ),
  ...offered,
];
