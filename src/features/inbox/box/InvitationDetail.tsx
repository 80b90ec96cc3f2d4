import type { InboxItem } from '@/api/jobBoardApi';
import { useGetInvitationsQuery } from '@/api/memberApi';
import { InvitationActions } from '@/features/candidates/InvitationActions';
import { WhatTheySee } from '@/features/candidates/WhatTheySee';
import { inboxTexts } from '@/texts/inbox';
import { LinkButton } from '@/ui/button/LinkButton';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { ItemJob } from './ItemJob';
import { answerText } from './itemTexts';

const { invitation: texts } = inboxTexts;
type DetailProps = { item: InboxItem };

/** The actions to answer an invitation, as on the job seeker's page of invitations. */
const Answering = ({ id }: { id: string }) => {
  const { data, isFetching, refetch } = useGetInvitationsQuery();
  const invitation = data?.find(({ _id }) => _id === id);
  if (invitation)
    return (
      <>
        {invitation.state === 'sent' && <WhatTheySee company={invitation.company} />}
        <InvitationActions invitation={invitation} />
      </>
    );
  if (isFetching) return <Loading shape="list" rows={1} />;
  return (
    <>
      <p>{data ? texts.missing : texts.failed}</p>
      {!data && <TryAgain onClick={() => void refetch()} />}
    </>
  );
};

/** The text of an invitation with the actions to answer it. */
const Asked = ({ item }: DetailProps) => {
  const { companyname = '', jobId, text, invitation } = item;
  return (
    <>
      <h2>{texts.title(companyname)}</h2>
      <ItemJob item={item} />
      <blockquote dir="auto">{text}</blockquote>
      {invitation && <Answering id={invitation._id} />}
      <p>
        {jobId !== undefined && <TextLink to={paths.jobView(jobId)}>{texts.open}</TextLink>} ·{' '}
        <TextLink to={paths.invitations()}>{texts.all}</TextLink>
      </p>
    </>
  );
};

/** The answer to an employer's invitation, with links to the next steps. */
const Answered = ({ item, answer }: DetailProps & { answer: string }) => {
  const { name = texts.somebody, invitation } = item;
  const isYes = invitation?.state === 'accepted';
  const { candidateId } = invitation ?? {};
  return (
    <>
      <h2 dir="auto">{texts.said(name, answer)}</h2>
      <ItemJob item={item} />
      <p>{isYes ? texts.yes : texts.no}</p>
      <div className="ways">
        {isYes && <LinkButton to={paths.thread(invitation._id)}>{texts.write}</LinkButton>}
        {candidateId !== undefined && (
          <LinkButton
            to={`${paths.candidates()}?list=invited&candidate=${encodeURIComponent(candidateId)}`}
            variant="outlined"
          >
            {texts.candidate}
          </LinkButton>
        )}
      </div>
    </>
  );
};

/** An invitation: its text for the job seeker, the answer for the employer. */
export const InvitationDetail = ({ item }: DetailProps) => {
  const answer = answerText(item);
  return answer === undefined ? <Asked item={item} /> : <Answered item={item} answer={answer} />;
};
