import sql from 'sql-template-tag';
import { sendMessageMails } from '../../services/inbox/messageMails';
import type { TestHost } from '../host';

/** Sends the mails about unread messages, as if ten minutes had passed. */
export const sendUnreadMessageMails = async (host: TestHost): Promise<number> => {
  await host.db.execute(sql`UPDATE message_mails SET due_at = now() - interval '1 ms'`);
  return sendMessageMails(host.context, 'https://jobs.example');
};
