import { site } from '@contract/constants/site';
import { greeting, type Letter, type Named } from './mail';

/** Our host's messages about webhooks. */
export const hostWebhookTexts = {
  badAddress: (http: boolean) =>
    http
      ? 'Enter a web address without a user name or password'
      : 'Enter an address that begins with https://, without a user name or password',
  privateAddress: 'This address isn’t on the public internet, so we can’t send anything there',
  tooMany: (max: number) => `Your company already has ${max} webhooks. Delete one first.`,
  tooManyChanges: 'You’ve done this a lot. Try again in an hour.',
};

/** The mail about a webhook that was turned off. */
export const webhookMailTexts = {
  off: ({ name, url }: Named & { url: string }): Letter => ({
    subject: `Your webhook on ${site.name} was turned off`,
    greeting: greeting({ name }),
    paragraphs: [
      'We couldn’t deliver anything to one of your webhooks for a while, so we turned it off.',
      'What happens while it’s off isn’t sent there, not even later. Once your program answers again, turn the webhook back on. You can send again what it missed before.',
    ],
    links: [{ label: 'See your webhooks', url }],
    after: [],
  }),
};
