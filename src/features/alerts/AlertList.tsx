import { useRef } from 'react';
import type { JobAlert } from '@/api/jobBoardApi';
import {
  useDeleteJobAlertMutation,
  useGetJobAlertsQuery,
  useUpdateJobAlertMutation,
} from '@/api/memberApi';
import { alertTexts } from '@/texts/search/alerts';
import { LinkButton } from '@/ui/button/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { AlertCard } from './AlertCard';

const { list: texts } = alertTexts;
const Hint = styled('p')(({ theme }) => ({
  padding: '14px 24px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
}));

type ListedAlertProps = { alert: JobAlert; compact: boolean };
/** An alert with calls of its own: changing one doesn't hold up the others. */
const ListedAlert = ({ alert, compact }: ListedAlertProps) => {
  const [update, { isLoading }] = useUpdateJobAlertMutation();
  const [remove] = useDeleteJobAlertMutation();
  return (
    <AlertCard
      {...{ alert, compact }}
      busy={isLoading}
      change={(jobAlertChange) => update({ id: alert._id, jobAlertChange }).unwrap()}
      remove={() => remove({ id: alert._id }).unwrap()}
    />
  );
};

/**
 * A job seeker's alerts with their states. `compact` is for a side column and adds a link to the
 * alerts' own page.
 */
export const AlertList = ({ compact = false }: { compact?: boolean }) => {
  const { data: alerts, isFetching, isError, refetch } = useGetJobAlertsQuery();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterDelete(
    list,
    () => document.querySelector('h1'),
    // alerts can't be deleted in the side column
    compact ? [] : (alerts?.map(({ _id }) => _id) ?? []),
  );
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
        {!compact && <LinkButton to={paths.jobListing()}>{texts.find}</LinkButton>}
      </EmptyMessage>
    );
  return (
    <>
      <div ref={list}>
        {alerts.map((alert) => (
          <ListedAlert key={alert._id} {...{ alert, compact }} />
        ))}
      </div>
      <Hint>
        {texts.pauseHint} {compact && <TextLink to={paths.jobAlerts()}>{texts.change}</TextLink>}
      </Hint>
    </>
  );
};
