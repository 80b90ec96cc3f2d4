import { ToLogin } from '@/features/auth/ToLogin';
import { InboxBox } from '@/features/inbox/box/InboxBox';
import { InboxTabs } from '@/features/inbox/InboxTabs';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { useCurrentUser, useSession } from '@/session/useSession';
import { inboxTexts as texts } from '@/texts/inbox';
import { LinkButton } from '@/ui/button/LinkButton';
import { Loading } from '@/ui/page/Loading';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';

/**
 * The inbox of a job seeker or an employer: messages, interviews, answers, alerts. Our own host
 * only.
 */
export const Inbox = () => {
  const { restored } = useSession();
  const me = useCurrentUser();
  if (restored && me?.role === 'admin')
    return (
      <MissingPage heading={texts.onlyMembers.title} text={texts.onlyMembers.text}>
        <LinkButton to={paths.home()}>{texts.onlyMembers.home}</LinkButton>
      </MissingPage>
    );
  return (
    <OwnHostOnly>
      {!restored && <Loading shape="page" />}
      {restored && !me && <ToLogin />}
      {restored && me && me.role !== 'admin' && (
        <Page title={texts.title}>
          <Wrap sx={{ pt: { xs: 4, md: 5 } }}>
            <PageHeading sx={{ mb: 3 }}>{texts.title}</PageHeading>
            {me.role === 'jobseeker' && <InboxTabs here="inbox" />}
            <InboxBox role={me.role} username={me.username} />
          </Wrap>
        </Page>
      )}
    </OwnHostOnly>
  );
};
