import type { Thread } from '@/api/jobBoardApi';
import { useGetThreadQuery } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { inboxTexts } from '@/texts/inbox';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import { MessageThread } from '../MessageThread';
import { useMarkThreadRead } from '../useMarkThreadRead';
import { ThreadForm } from './ThreadForm';
import { ThreadMenu } from './ThreadMenu';

const { thread: texts } = inboxTexts;
const Frame = styled('div')(({ theme }) => ({
  '& > .head': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 12,
    padding: '24px 24px 18px',
  },
  '& h2': { ...theme.typography.h4 },
  '& .about': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& .none, & .silence': { padding: '18px 24px', color: theme.vars.palette.ink2 },
  '& .none': { borderBlock: `1px solid ${theme.vars.palette.line}` },
}));

/** Returns the path of the application or invitation that a thread is about. */
const topicPath = ({ _id: id, applicationId, jobId }: Thread, role: AccountRole): string => {
  if (role === 'jobseeker')
    return applicationId === undefined
      ? `${paths.invitations()}?invitation=${encodeURIComponent(id)}`
      : paths.application(applicationId);
  return applicationId === undefined
    ? `${paths.candidates()}?list=invited`
    : `${paths.applicationsOf(jobId)}&applicant=${encodeURIComponent(applicationId)}`;
};

type ShownProps = { thread: Thread; role: AccountRole; username: string };
const Shown = ({ thread, role, username }: ShownProps) => {
  const { _id: id, jobtitle, messages } = thread;
  const unread = messages.filter(({ from, readAt }) => from !== role && !readAt).length;
  useMarkThreadRead(id, messages, unread);
  return (
    <Frame>
      <div className="head">
        <div>
          <h2 dir="auto">{thread.other || texts.gone}</h2>
          <p className="about" dir="auto">
            {texts.about(jobtitle)} ·{' '}
            <TextLink to={topicPath(thread, role)}>
              {thread.applicationId === undefined ? texts.invitation : texts.application}
            </TextLink>
          </p>
        </div>
        <ThreadMenu thread={thread} role={role} />
      </div>
      {messages.length === 0 ? (
        <p className="none">{texts.empty}</p>
      ) : (
        <MessageThread threadId={id} messages={messages} side={role} />
      )}
      {thread.mayWrite ? (
        <ThreadForm thread={thread} role={role} username={username} />
      ) : (
        <p className="silence">{thread.silence}</p>
      )}
    </Frame>
  );
};

type ThreadPaneProps = { id: string; role: AccountRole; username: string };
/** The messages of a thread, with a form for the next one. */
export const ThreadPane = ({ id, role, username }: ThreadPaneProps) => {
  const { data, error, isFetching, refetch } = useGetThreadQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const status = error && readApiError(error).status;
  // hides cached messages of a thread that is no longer accessible
  const isMissing = status === 403 || status === 404;
  if (data && !isMissing) return <Shown thread={data} role={role} username={username} />;
  if (isFetching) return <Loading shape="list" rows={3} />;
  return (
    <EmptyMessage text={isMissing ? texts.missing : texts.failed}>
      {!isMissing && <TryAgain onClick={() => void refetch()} />}
    </EmptyMessage>
  );
};
