import { useEffect } from 'react';
import { readEventStream, type AccountEvent } from '@/api/eventStream';
import { useAppDispatch } from '@/api/hooks';
import { readAgain } from '@/api/readAgain';
import { idOf, listOf, type Tag } from '@/api/tags/tags';
import { shareStream } from './shareStream';

/** What an event makes old besides the inbox, by its kind; a thread's id is its application's or invitation's. */
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
/** All that an event can make old, whatever it is about. */
const gapTags: Tag[] = [
  listOf('Inbox'),
  ...Object.values(tagsByKind)
    .flatMap((tagsFor) => tagsFor(''))
    .map(({ type, id }) => (id ? { type, id } : { type })),
];

/** Reads again what changes for whoever is logged in, while the page is open. */
export const useLiveInbox = (role: string, username: string): void => {
  const dispatch = useAppDispatch();
  // a stream is outside React
  useEffect(
    () =>
      shareStream({
        name: `jobline-events ${role}:${username}`,
        connect: (handlers, signal) => dispatch(readEventStream(handlers, signal)),
        onEvent: (event) => void dispatch(readAgain(tagsOf(event))),
        onGap: (isShort) => void dispatch(readAgain(isShort ? [listOf('Inbox')] : gapTags)),
        platform: { locks: navigator.locks, Channel: globalThis.BroadcastChannel },
      }),
    [dispatch, role, username],
  );
};
