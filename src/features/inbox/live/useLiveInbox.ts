import { useEffect } from 'react';
import { readEventStream, type AccountEvent } from '@/api/eventStream';
import { useAppDispatch } from '@/api/hooks';
import { readAgain } from '@/api/readAgain';
import { idOf, listOf, type Tag } from '@/api/tags/tags';
import { shareStream } from './shareStream';

/** What an event makes old. A thread's id is its application's or invitation's. */
const tagsOf = ({ kind, about }: AccountEvent): Tag[] => [
  listOf('Inbox'),
  ...(kind === 'alert' ? [listOf('JobAlert')] : []),
  ...(kind === 'invitation'
    ? [listOf('Invitation'), { type: 'Candidate' as const }, idOf('Thread', about)]
    : []),
  ...(kind === 'alert' || kind === 'invitation'
    ? []
    : [
        idOf('Thread', about),
        idOf('Application', about),
        listOf('Application'),
        idOf('Applicant', about),
      ]),
];
/** All that an event can make old. */
const gapTags: Tag[] = [
  listOf('Inbox'),
  { type: 'Thread' },
  { type: 'Application' },
  listOf('JobAlert'),
  listOf('Invitation'),
  { type: 'Candidate' },
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
