import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
  type OwnSession,
} from '@/api/jobBoardApi';
import { accountTexts } from '@/texts/auth/account';
import { notify } from '@/ui/notify/notify';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';
import { AccountSection } from './AccountSection';

const { sessions: texts } = accountTexts;
const Devices = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
  '& strong': { fontWeight: 650, marginRight: 10 },
  '& p': { color: theme.vars.palette.ink2, fontSize: '.875rem' },
}));

const List = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions, { isLoading }] = useEndOtherSessionsMutation();
  const rows = useRef<HTMLUListElement>(null);
  // with the last other device its buttons are gone
  const otherwise = useCallback(() => rows.current, []);
  useFocusAfterDelete(
    rows,
    otherwise,
    sessions.map(({ _id }) => _id),
  );
  const tell = async (ending: Promise<unknown>, done: string): Promise<void> => {
    try {
      await ending;
      notify.success(done);
    } catch {
      notify.error(texts.endFailed);
    }
  };
  return (
    <>
      <Devices ref={rows} tabIndex={-1} aria-label={texts.title}>
        {sessions.map(({ _id, current, device, createdAt, seenAt }) => {
          const name = device === '' ? texts.unknown : device;
          return (
            <li key={_id}>
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
                  onClick={() => void tell(endSession({ id: _id }).unwrap(), texts.ended(name))}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </Devices>
      {sessions.length > 2 && (
        <div className="actions">
          <Button
            variant="outlined"
            size="small"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (!isLoading) void tell(endOtherSessions().unwrap(), texts.othersEnded);
            }}
          >
            {texts.endOthers}
          </Button>
        </div>
      )}
    </>
  );
};

/** One's own log-ins, to be ended one by one or all others at once. */
export const OwnSessions = () => {
  const { data, isFetching, isError, refetch } = useGetSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountSection title={texts.title}>
      {!data && isFetching && <Loading shape="list" rows={2} />}
      {!isFetching && (isError || !data) && (
        <EmptyMessage text={accountTexts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {data && !isError && <List sessions={data} />}
    </AccountSection>
  );
};
