import MailComposer from 'nodemailer/lib/mail-composer';
import type { ClaimedMail } from '../../repositories/mail/mails';
import type { Env } from '../../settings/env';

/**
 * Composes the MIME message, text and HTML. Its Message-ID is derived from the mail's id, so that
 * receivers can recognize a duplicate. Addresses are passed as objects and never parsed from text,
 * so that they can't contain another recipient or header.
 */
export const composeMessage = (
  {
    id,
    recipient,
    replyTo,
    subject,
    text,
    html,
    createdAt,
    unsubscribeUrl,
    calendar,
    calendarMethod,
  }: ClaimedMail,
  from: Env['mailFrom'],
): Promise<Buffer> =>
  new MailComposer({
    from,
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    // tells out-of-office programs not to reply
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // a mail program's own unsubscribe button (RFC 8058)
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar !== null && {
      icalEvent: {
        method: calendarMethod ?? 'REQUEST',
        filename: 'interview.ics',
        content: calendar,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
