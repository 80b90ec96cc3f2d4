import type { Queryable } from '../../database/database';
import type { Pair } from '../../repositories/inbox/blocks';
import { addEvents } from '../../repositories/inbox/events';
import {
  addInboxItem,
  type InboxData,
  type InboxKind,
  type InboxOwner,
} from '../../repositories/inbox/inboxItems';
import { mayTell } from './standing';

type News = {
  to: InboxOwner;
  kind: InboxKind;
  /** What one side of an application or an invitation did, or what an alert of one's own has found. */
  about:
    | (({ applicationId: string } | { invitationId: string }) & { between: Pair })
    | { alertId: string };
  data?: InboxData;
  /** How long it can be undone, in seconds: it isn't shown before. */
  delay?: number;
};

/**
 * Puts something into a person's inbox, in the transaction that it happens in; their open pages hear
 * of it after the commit. Nothing is told to somebody who has left, is suspended, or where one side
 * has blocked the other.
 */
export const tell = async (
  tx: Queryable,
  { to, kind, about, data = {}, delay = 0 }: News,
): Promise<void> => {
  if ('between' in about && !(await mayTell(tx, about.between, to.role))) return;
  const id =
    'applicationId' in about
      ? about.applicationId
      : 'invitationId' in about
        ? about.invitationId
        : about.alertId;
  if (!(await addInboxItem(tx, { ...to, kind, data, delay, about })) || delay > 0) return;
  await addEvents(tx, [{ ...to, kind, about: id }]);
};

/**
 * Has a person's open pages read an application again after the commit, for what the other side did
 * that comes into no inbox. Nobody hears of it whom `tell` would tell nothing.
 */
export const announce = async (
  tx: Queryable,
  to: InboxOwner,
  kind: string,
  application: Pair & { id: string },
): Promise<void> => {
  if (!(await mayTell(tx, application, to.role))) return;
  await addEvents(tx, [{ ...to, kind, about: application.id }]);
};
