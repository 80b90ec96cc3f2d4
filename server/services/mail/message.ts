import MailComposer from 'nodemailer/lib/mail-composer';
import type { Env } from '../../env';
import type { ClaimedMail } from '../../repositories/mail/mails';

/**
 * The mail as it goes over the wire: text and HTML. Its Message-ID comes from the mail's own id, so
 * a receiver who gets it twice can tell. Addresses are given as they are and never read out of a
 * text, so no other recipient or header can hide in one.
 */
export const composeMessage = (
  { id, recipient, replyTo, subject, text, html, createdAt }: ClaimedMail,
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
    // out-of-office programs answer people, not this
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
