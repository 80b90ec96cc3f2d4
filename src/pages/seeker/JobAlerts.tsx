import { styled } from '@mui/material/styles';
import {
  useDeleteJobAlertMutation,
  useGetJobAlertsQuery,
  useUpdateJobAlertMutation,
} from '@/api/memberApi';
import { AlertCard } from '@/features/alerts/AlertCard';
import { UnverifiedEmail } from '@/features/auth/UnverifiedEmail';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { alertTexts } from '@/texts/search/alerts';
import { PlusIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';

const { list: texts } = alertTexts;
const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 32,
  '& .intro': { marginTop: 6, color: theme.vars.palette.ink2 },
  '& .alerts': { marginTop: 24, maxWidth: 760 },
  '& .hint': {
    padding: '14px 24px',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));

const Alerts = () => {
  const { data: alerts, isFetching, isError, refetch } = useGetJobAlertsQuery();
  const [update, { isLoading }] = useUpdateJobAlertMutation();
  const [remove] = useDeleteJobAlertMutation();
  if (!alerts && isFetching) return <Loading shape="list" rows={3} />;
  if (!alerts || isError)
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  if (alerts.length === 0)
    return (
      <EmptyMessage text={texts.empty}>
        <p>{texts.emptyHint}</p>
        <LinkButton to={paths.jobListing()}>{texts.find}</LinkButton>
      </EmptyMessage>
    );
  return (
    <>
      {alerts.map((alert) => (
        <AlertCard
          key={alert._id}
          alert={alert}
          busy={isLoading}
          change={(jobAlertChange) => update({ id: alert._id, jobAlertChange }).unwrap()}
          remove={() => remove({ id: alert._id }).unwrap()}
        />
      ))}
      <p className="hint">{texts.pauseHint}</p>
    </>
  );
};

/** A job seeker's alerts: searches whose new jobs come by email. Our own host only. */
export const JobAlerts = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <UnverifiedEmail />
      <Frame>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          <LinkButton to={paths.jobListing()} variant="outlined" startIcon={<PlusIcon size={18} />}>
            {texts.add}
          </LinkButton>
        </HeadingRow>
        <p className="intro">{texts.intro}</p>
        <Card className="alerts">
          <Alerts />
        </Card>
      </Frame>
    </Page>
  </OwnHostOnly>
);
