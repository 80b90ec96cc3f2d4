import { notBefore, phrasesOf, type Phrase } from '../phrase';
import { alone } from './alone';

/** Who works on it is called by the same words. */
const isOffered = notBefore(
  `coordinator coordinators specialist specialists manager managers administrator advisor counselor analyst analysts representative
  consultant consultants director clerk processor officer agent agents supervisor sales broker underwriter claims program programs
  verification services department billing attorney lawyer paralegal assistant associate teacher`,
);

/** What a job offers besides pay. */
export const benefits: readonly Phrase[] = (
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
