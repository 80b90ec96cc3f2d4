import { useSearchParams } from 'react-router-dom';
import { useGetInvitationsQuery } from '@/api/memberApi';
import { InvitationCard } from '@/features/candidates/seeker/InvitationCard';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { invitationTexts as texts, openToWorkTexts } from '@/texts/candidates/openToWork';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 32,
  paddingBottom: 48,
  '& .intro': { marginTop: 6, color: theme.vars.palette.ink2 },
  '& .invitations': { marginTop: 24, maxWidth: 760 },
}));

const List = () => {
  const { data: invitations, isFetching, refetch } = useGetInvitationsQuery();
  const [params] = useSearchParams();
  if (!invitations)
    return isFetching ? (
      <Loading shape="list" rows={3} />
    ) : (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  if (invitations.length === 0)
    return (
      <EmptyMessage text={texts.empty}>
        <p>{texts.emptyHint}</p>
        <LinkButton to={paths.openToWork()}>{openToWorkTexts.title}</LinkButton>
      </EmptyMessage>
    );
  return invitations.map((invitation) => (
    <InvitationCard
      key={invitation._id}
      invitation={invitation}
      isWanted={params.get('invitation') === invitation._id}
    />
  ));
};

/** The jobs to which employers have invited a job seeker. Our own host only. */
export const Invitations = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Frame>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          <LinkButton to={paths.openToWork()} variant="outlined">
            {openToWorkTexts.title}
          </LinkButton>
        </HeadingRow>
        <p className="intro">{texts.intro}</p>
        <Card className="invitations">
          <List />
        </Card>
      </Frame>
    </Page>
  </OwnHostOnly>
);
