import { site } from '@contract/constants/site';
import type { Wire } from '../wire';
import type { Letter } from './mail';

const roles: Record<Wire<'HelpRole'>, string> = {
  visitor: 'A visitor',
  jobseeker: 'A job seeker',
  employer: 'An employer',
};

/** The texts about the help page's questions. */
export const helpTexts = {
  thanks: 'Thank you. We’ll answer by email.',
  tooMany: 'Too many questions in an hour; try again later',
  /** Sent to the site's own address; a reply goes to the person who asked. */
  letter: ({
    role,
    name,
    email,
    message,
    url,
  }: Wire<'HelpQuestionInput'> & { url: string }): Letter => ({
    subject: `Question from ${name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${roles[role]} asked a question on ${site.name}’s help page: ${name}, ${email}.`,
      'Reply to this email to answer.',
    ],
    quote: message,
    links: [{ label: 'See all questions', url }],
    after: [],
  }),
};
