import { greeting, type Letter, type Named } from './mail';

/** Our host's messages about candidates and invitations. */
export const hostCandidateTexts = {
  headlineMissing: 'Write a headline, so employers know what you do',
  noContact:
    'Leave out email addresses, links and phone numbers: employers get yours once you say yes',
  unknownPlace: 'We don’t know this place. Try a city with its state, or a ZIP code.',
  unknownCategory: 'There’s no such category',
  turnedOff:
    'You’ve turned this off since, so nothing was saved. To be found again, choose “Let employers find me”.',
  blockMissing: 'Enter the employer’s name',
  tooManyBlocks: (most: number) => `You can block ${most} employers. Unblock one first.`,
  unblockInList: (name: string) =>
    `You blocked every employer with “${name}” in its name. Undo that under Open to work, Blocked employers.`,
  suspended: 'Your account is suspended, so you can’t see candidates',
  shortlistFull: (most: string) => `Your shortlist holds ${most} candidates. Remove some first.`,
  messageMissing: 'Write a message',
  invited: 'You’ve already invited this candidate to this job',
  applied: 'This candidate has already applied for this job',
  declined:
    'This candidate said no to an invitation from you or a colleague, so you can’t invite them again',
  invitedLately: (days: number) =>
    `You’ve invited this candidate to a job in the last ${days} days. Try again after that.`,
  answeredBefore: 'This candidate has already answered, so the invitation can’t be withdrawn',
  withdrawn: 'The employer has withdrawn this invitation',
  notYourJob: 'You can invite people only to your own jobs that are live',
  tooManyInvitations: (most: number) => `You can send ${most} invitations a day. Try again later.`,
  answered: 'You’ve already said no to this invitation',
  ended: 'This invitation has ended',
  tooManySearches: (most: number) => `You have ${most} saved searches. Delete one to add another.`,
  searchNameMissing: 'Give the search a name',
  tooManyProfiles: 'Too many profiles in an hour; try again later',
} as const;

/** The mails about invitations and candidates. */
export const candidateMailTexts = {
  invitation: ({
    name,
    company,
    jobtitle,
    message,
    url,
  }: Named & { company: string; jobtitle: string; message: string; url: string }): Letter => ({
    subject: `${company} invites you to apply: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${company} found your profile and would like to talk to you about this job: ${jobtitle}.`,
    ],
    quote: message,
    links: [{ label: 'Answer the invitation', url }],
    after: ['They see your name, email and phone only if you say yes.'],
  }),
  accepted: ({ name, jobtitle, url }: Named & { jobtitle: string; url: string }): Letter => ({
    subject: `A candidate said yes: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `Good news: a candidate said yes to your invitation to ${jobtitle}. You can see how to reach them now.`,
    ],
    links: [{ label: 'See the candidate', url }],
    after: [],
  }),
  declined: ({ name, jobtitle, url }: Named & { jobtitle: string; url: string }): Letter => ({
    subject: `A candidate said no: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [`A candidate said no to your invitation to ${jobtitle}.`],
    links: [{ label: 'See your candidates', url }],
    after: [],
  }),
  /** Names nobody: candidates may have withdrawn by the time it is read. */
  newCandidates: ({
    name,
    search,
    count,
    url,
    manageUrl,
  }: Named & { search: string; count: string; url: string; manageUrl: string }): Letter => ({
    subject: `${count} for “${search}”`,
    greeting: greeting({ name }),
    paragraphs: [`We found ${count} for your saved search “${search}”.`],
    links: [
      { label: 'See them', url },
      { label: 'Change your saved searches', url: manageUrl },
    ],
    after: [],
  }),
} as const;
