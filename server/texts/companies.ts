import { companyLimits } from '@contract/companies';
import { site } from '@contract/constants/site';
import { greeting, type Letter, type Named } from './mail';

/** Our host's messages about a company's people. */
export const hostCompanyTexts = {
  lastOwner: 'A company needs an owner. Make someone else an owner first.',
  yourself: 'You can’t remove yourself. Leave the company instead.',
  noCompany: 'You aren’t in a company.',
  noColleague: 'This person isn’t in your company.',
  otherCompany: 'You’re in a company with other people. Leave it first.',
  sameCompany: 'You’re already in this company.',
  colleagueAlready: 'Someone with this email is already in your company.',
  linkOver: 'This invitation isn’t valid anymore. Ask for a new one.',
  full: `A company can have ${companyLimits.people} people.`,
  invitationsFull: `${companyLimits.invitations} invitations are waiting for an answer. Withdraw one first.`,
  tooManyInvitations: 'You’ve sent a lot of invitations. Try again in an hour.',
  invitedOften: 'This address has been sent several invitations. Try again in an hour.',
  readerReceives: 'A reader can’t take over jobs. Choose someone else.',
  suspendedReceives: 'This account is suspended and can’t take over jobs.',
  needsReceiver: 'Choose a colleague to take over the jobs.',
  whichJobs: 'Choose the jobs, or whose jobs they are.',
};

const days = companyLimits.invitationDays;

/** The mails about a company's people. */
export const companyMailTexts = {
  /** Sent to an address that may be unconfirmed, so it contains no text that anybody typed. */
  invitation: ({ url }: { url: string }): Letter => ({
    subject: `You’re invited to join a company on ${site.name}`,
    greeting: greeting({ name: '' }),
    paragraphs: [
      `Someone on ${site.name} invited you to work on their company’s jobs together. Open the invitation to see who it was and what you’d be able to do.`,
    ],
    links: [{ label: 'See the invitation', url }],
    after: [
      `The link works once, for ${days} days.`,
      'If you don’t know what this is about, you can ignore this email: nothing happens.',
    ],
  }),
  joined: ({ name, colleague, url }: Named & { colleague: string; url: string }): Letter => ({
    subject: `${colleague} joined your company`,
    greeting: greeting({ name }),
    paragraphs: [`${colleague} accepted your invitation.`],
    links: [{ label: 'See your team', url }],
    after: [],
  }),
};
