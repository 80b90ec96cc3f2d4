import { useEffect } from 'react';
import { readEventStream, type AccountEvent } from '@/api/eventStream';
import { useAppDispatch } from '@/api/hooks';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import { idOf, listOf, type Tag } from '@/api/tags/tags';
import { shareStream } from './shareStream';

/**
 * The tags that an event invalidates besides the inbox, by its kind. A thread has the id of its
 * application or invitation.
 */
const tagsByKind = {
  alert: (_about: string): Tag[] => [listOf('JobAlert')],
  invitation: (about: string): Tag[] => [
    listOf('Invitation'),
    { type: 'Candidate' },
    idOf('Thread', about),
  ],
  application: (about: string): Tag[] => [
    idOf('Thread', about),
    idOf('Application', about),
    listOf('Application'),
    idOf('Applicant', about),
  ],
};
const tagsOf = ({ kind, about }: AccountEvent): Tag[] => [
  listOf('Inbox'),
  ...tagsByKind[kind === 'alert' || kind === 'invitation' ? kind : 'application'](about),
];
/** All tags that any event can invalidate. */
const gapTags: Tag[] = [
  listOf('Inbox'),
  ...Object.values(tagsByKind)
    .flatMap((tagsFor) => tagsFor(''))
    .map(({ type, id }) => (id ? { type, id } : { type })),
];

/** Refetches data when it changes on the host, while the page is open. */
export const useLiveInbox = (role: string, username: string): void => {
  const dispatch = useAppDispatch();
  // an effect, because the stream is outside React
  useEffect(
    () =>
      shareStream({
        name: `jobline-events ${role}:${username}`,
        connect: (handlers, signal) => dispatch(readEventStream(handlers, signal)),
        onEvent: (event) => void dispatch(invalidateChangedTags(tagsOf(event))),
        onGap: (isShort) =>
          void dispatch(invalidateChangedTags(isShort ? [listOf('Inbox')] : gapTags)),
        platform: { locks: navigator.locks, Channel: globalThis.BroadcastChannel },
      }),
    [dispatch, role, username],
  );
};
