import { greeting, type Letter, type Named } from './mail';

/** Times formatted by `whenText`, and whether they are in the reader's own time zone. */
type Zoned = { isOwnZone: boolean };
const zoneNote = ({ isOwnZone }: Zoned, what: 'it' | 'them'): string[] =>
  isOwnZone ? [] : [`The page shows ${what} in your own time zone.`];

/**
 * The other party of an interview: the applicant reads the company's name, the employer the
 * applicant's.
 */
type Whose = { company: string } | { applicant: string };
const applicationLink = (whose: Whose, url: string) => ({
  label: 'company' in whose ? 'See your application' : 'See the application',
  url,
});

/** `isLink`: `place` is a URL, which isn't put into the mail since somebody typed it. */
type Where = { kind: 'onSite' | 'video' | 'phone'; place: string; isLink: boolean };
/** Returns the line that says where they meet; none if no place was given. */
const whereText = ({ kind, place, isLink }: Where, whose: Whose): string[] => {
  if (place === '') return [];
  if (kind === 'onSite') return [`Where: ${place}`];
  const isApplicant = 'company' in whose;
  if (kind === 'phone')
    return [`${isApplicant ? 'They’ll call you' : 'You’ll call'} from: ${place}`];
  return [
    isLink
      ? `You’ll find the video link in ${isApplicant ? 'your' : 'the'} application.`
      : `Video link: ${place}`,
  ];
};

/** The mails about interviews. */
export const interviewMailTexts = {
  interviewOffered: ({
    name,
    company,
    jobtitle,
    times,
    text,
    url,
    ...zoned
  }: Named &
    Zoned & {
      company: string;
      jobtitle: string;
      times: readonly string[];
      text: string;
      url: string;
    }): Letter => ({
    subject: `${company} would like to meet you: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${company} invites you to an interview for ${jobtitle}. ${times.length === 1 ? 'Does this time work for you?' : 'Choose one of these times:'}`,
      ...times,
      ...zoneNote(zoned, times.length === 1 ? 'it' : 'them'),
    ],
    ...(text === '' ? {} : { quote: text }),
    links: [{ label: 'Choose a time', url }],
    after: [],
  }),
  interviewBooked: ({
    name,
    jobtitle,
    whose,
    when,
    where,
    url,
    ...zoned
  }: Named &
    Zoned & {
      jobtitle: string;
      whose: Whose;
      when: string;
      where: Where;
      url: string;
    }): Letter => ({
    subject: `Interview for ${jobtitle}: ${when}`,
    greeting: greeting({ name }),
    paragraphs: [
      'company' in whose
        ? `Your interview for ${jobtitle}${whose.company === '' ? '' : ` at ${whose.company}`} is booked: ${when}.`
        : `${whose.applicant}’s interview for ${jobtitle} is booked: ${when}.`,
      ...zoneNote(zoned, 'it'),
      ...whereText(where, whose),
      'It’s attached for your calendar.',
    ],
    links: [applicationLink(whose, url)],
    after: [],
  }),
  interviewDeclined: ({
    name,
    applicant,
    jobtitle,
    text,
    url,
  }: Named & { applicant: string; jobtitle: string; text: string; url: string }): Letter => ({
    subject: `None of the times work for ${applicant}: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [`${applicant} can’t make any of the times you offered.`],
    ...(text === '' ? {} : { quote: text }),
    links: [{ label: 'Offer other times', url }],
    after: [],
  }),
  interviewCancelled: ({
    name,
    jobtitle,
    whose,
    when,
    url,
    ...zoned
  }: Named &
    Zoned & {
      jobtitle: string;
      whose: Whose;
      /** Empty if none was booked. */
      when: string;
      url: string;
    }): Letter => ({
    subject: `Interview canceled: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `The interview for ${jobtitle} ${'company' in whose ? `at ${whose.company}` : `with ${whose.applicant}`}${when === '' ? '' : ` on ${when}`} was canceled.`,
      ...(when === '' ? [] : zoneNote(zoned, 'it')),
    ],
    links: [applicationLink(whose, url)],
    after: [],
  }),
  /** The applicant can't come to a booked interview. */
  interviewGivenUp: ({
    name,
    applicant,
    jobtitle,
    when,
    text,
    url,
    ...zoned
  }: Named &
    Zoned & {
      applicant: string;
      jobtitle: string;
      when: string;
      text: string;
      url: string;
    }): Letter => ({
    subject: `${applicant} can’t make the interview: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${applicant} can’t make the interview for ${jobtitle} on ${when}, so it was canceled.`,
      ...zoneNote(zoned, 'it'),
    ],
    ...(text === '' ? {} : { quote: text }),
    links: [{ label: 'Offer other times', url }],
    after: [],
  }),
} as const;
