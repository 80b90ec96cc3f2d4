import { useEffect, useRef } from 'react';
import type { InboxItem } from '@/api/jobBoardApi';
import { useReadInboxMutation } from '@/api/memberApi';
import { alertListing } from '@/features/alerts/alertSearch';
import { inboxTexts as texts } from '@/texts/inbox';
import { applicationTexts } from '@/texts/jobs/applications';
import { LinkButton } from '@/ui/button/LinkButton';
import { usePageVisible } from '@/ui/page/usePageVisible';
import { styled } from '@/ui/styled';
import { dayTimeText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { InvitationDetail } from './InvitationDetail';
import { ItemJob } from './ItemJob';
import { kindText } from './itemTexts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  padding: '28px 36px 32px',
  '& h2': { ...theme.typography.h3, fontSize: theme.typography.h2.fontSize },
  '& .when': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
  '& blockquote': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  [theme.breakpoints.down('md')]: { padding: '20px 16px 28px' },
}));

const Answer = ({ item }: { item: InboxItem }) => {
  const { applicationId = '', companyname = '', jobtitle = '', state = 'sent' } = item;
  return (
    <>
      <h2>{texts.answer.title(companyname)}</h2>
      <ItemJob item={item} />
      <p dir="auto">{texts.answer.text(jobtitle, applicationTexts.states[state])}</p>
      <LinkButton to={paths.application(applicationId)}>{texts.answer.open}</LinkButton>
    </>
  );
};

const Interview = ({ item }: { item: InboxItem }) => {
  const { applicationId = '', companyname = '', interview } = item;
  const isOffer = interview?.state === 'offered';
  return (
    <>
      <h2>{isOffer ? texts.interview.title(companyname) : kindText(item)}</h2>
      <ItemJob item={item} />
      {interview?.message && isOffer && <p dir="auto">{interview.message}</p>}
      <LinkButton to={paths.application(applicationId)}>
        {isOffer ? texts.interview.open : texts.answer.open}
      </LinkButton>
    </>
  );
};

const Alert = ({ item: { alert, jobs = 0 } }: { item: InboxItem }) =>
  alert ? (
    <>
      <h2>{texts.alert.title(jobs)}</h2>
      <p dir="auto">{texts.alert.text(alert.name)}</p>
      <div className="ways">
        <LinkButton to={paths.jobListing(alertListing(alert.search))}>
          {texts.alert.open}
        </LinkButton>
        <LinkButton to={paths.jobAlerts()} variant="outlined">
          {texts.alert.edit}
        </LinkButton>
      </div>
    </>
  ) : null;

/** The content of an inbox item other than a message; messages are shown in their thread. */
export const ItemDetail = ({ item }: { item: InboxItem }) => {
  const now = useNow();
  const { _id: id, kind, isRead } = item;
  const [read] = useReadInboxMutation();
  const marked = useRef(false);
  const isVisible = usePageVisible();
  // shown means read; an item that becomes unread again is marked again
  useEffect(() => {
    if (isRead) marked.current = false;
    if (isRead || !isVisible || marked.current) return;
    marked.current = true;
    void read({ readInboxInput: { ids: [id] } });
  }, [id, isRead, isVisible, read]);
  return (
    <Frame>
      <p className="when num">
        {kindText(item)} · {dayTimeText(item.at, now)}
      </p>
      {kind === 'answer' && <Answer item={item} />}
      {kind === 'interview' && <Interview item={item} />}
      {kind === 'alert' && <Alert item={item} />}
      {kind === 'invitation' && <InvitationDetail item={item} />}
    </Frame>
  );
};
