import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { OwnSession } from '@/api/jobBoardApi';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '@/api/memberApi';
import { accountTexts } from '@/texts/auth/account';
import { useNotified } from '@/ui/notify/useNotified';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';
import { AccountItems } from './AccountItems';
import { AccountListSection } from './AccountListSection';

const { sessions: texts } = accountTexts;
const SessionItem = ({ session }: { session: OwnSession }) => {
  const { _id: id, current, device, createdAt, seenAt } = session;
  const [endSession, { isLoading, isSuccess }] = useEndSessionMutation();
  // an ended session stays in the list until the list is re-read
  const isOff = isLoading || isSuccess;
  const name = device === '' ? texts.unknown : device;
  const end = useNotified(endSession, { success: texts.ended(name), failure: texts.endFailed });
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        {current && <Chip tone="brand">{texts.here}</Chip>}
        <p>{`${texts.since(dateText(createdAt))}, ${texts.seen(dateText(seenAt))}`}</p>
      </div>
      {!current && (
        <Button
          variant="outlined"
          size="small"
          data-delete
          aria-label={texts.endNamed(name, dateText(createdAt))}
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (!isOff) void end({ id });
          }}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
};

const EndOtherSessions = () => {
  const [endOtherSessions, { isLoading }] = useEndOtherSessionsMutation();
  const end = useNotified(endOtherSessions, {
    success: texts.othersEnded,
    failure: texts.endFailed,
  });
  return (
    <div className="actions">
      <Button
        variant="outlined"
        size="small"
        data-delete-all
        aria-disabled={isLoading || undefined}
        onClick={() => {
          if (!isLoading) void end();
        }}
      >
        {texts.endOthers}
      </Button>
    </div>
  );
};

const SessionList = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const list = useRef<HTMLUListElement>(null);
  // after the last other session no button is left to focus
  useFocusAfterDelete(
    list,
    list,
    sessions.map(({ _id }) => _id),
  );
  return (
    <>
      <AccountItems ref={list} tabIndex={-1} aria-label={texts.title}>
        {sessions.map((session) => (
          <SessionItem key={session._id} session={session} />
        ))}
      </AccountItems>
      {sessions.length > 2 && <EndOtherSessions />}
    </>
  );
};

/** The user's sessions. The others can be ended one by one or all at once. */
export const OwnSessions = () => (
  <AccountListSection<OwnSession>
    title={texts.title}
    query={useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true })}
    rows={2}
    list={(sessions) => <SessionList sessions={sessions} />}
  />
);
