import { useParams } from 'react-router-dom';
import type { PersonRecord as Person } from '@/api/jobBoardApi';
import { useGetPersonRecordQuery } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { AuditRows } from '@/features/audit/AuditRows';
import { EmployerImports } from '@/features/jobImports/EmployerImports';
import { DecisionList } from '@/features/moderation/case/DecisionList';
import { SignalList } from '@/features/moderation/case/SignalList';
import { SuspensionButton } from '@/features/moderation/suspension/SuspensionButton';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { PersonFacts } from '@/features/people/record/PersonFacts';
import { PersonMails } from '@/features/people/record/PersonMails';
import { PersonReports } from '@/features/people/record/PersonReports';
import { PersonWork } from '@/features/people/record/PersonWork';
import { RecordSection } from '@/features/people/record/RecordSection';
import { adminTexts } from '@/texts/admin/admin';
import { personTexts as texts } from '@/texts/admin/person';
import { LinkButton } from '@/ui/button/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { TableCard } from '@/ui/table/TableFrame';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const Sections = styled('div')({
  display: 'grid',
  gap: 20,
  marginTop: 20,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
});

const NoSuchPerson = () => (
  <MissingPage heading={texts.missing.title} text={texts.missing.text}>
    <LinkButton to={paths.adminSeekers()} variant="outlined">
      {adminTexts.links.seekers}
    </LinkButton>
    <LinkButton to={paths.adminEmployers()} variant="outlined">
      {adminTexts.links.employers}
    </LinkButton>
  </MissingPage>
);

const Sheets = ({ record, now }: { record: Person; now: number }) => (
  <>
    <Sections>
      <PersonFacts record={record} now={now} />
      <PersonWork record={record} now={now} />
      <PersonReports title={texts.reportsAbout} reports={record.reportsAbout} now={now} />
      <PersonReports title={texts.reportsBy} reports={record.reportsBy} now={now} />
      <RecordSection title={texts.signals} none={record.signals.length === 0 && texts.noSignals}>
        <SignalList signals={record.signals} now={now} />
      </RecordSection>
      <RecordSection
        title={texts.decisions}
        none={record.decisions.length === 0 && texts.noDecisions}
      >
        <DecisionList decisions={record.decisions} now={now} withJob />
      </RecordSection>
      <PersonMails mails={record.mails} now={now} />
    </Sections>
    {record.role === 'employer' && record.deletedAt === undefined && (
      <EmployerImports employerId={record._id} isSuspended={record.suspendedAt !== undefined} />
    )}
    <h2 style={{ margin: '28px 0 12px' }}>{texts.audit}</h2>
    {record.audit.length === 0 ? (
      <p>{texts.noAudit}</p>
    ) : (
      // focusable, so that it can be scrolled sideways with the keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <TableCard component="section" aria-label={texts.audit} tabIndex={0}>
        <AuditRows entries={record.audit} />
      </TableCard>
    )}
  </>
);

const Record = ({ role, id }: { role: Person['role']; id: string }) => {
  const query = useGetPersonRecordQuery({ role, id }, { refetchOnMountOrArgChange: true });
  const { currentData: record, isFetching, error, refetch, fulfilledTimeStamp = 0 } = query;
  const now = Math.max(useNow(), fulfilledTimeStamp);
  if (!record && error && !isFetching) {
    if (readApiError(error).status === 404) return <NoSuchPerson />;
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  }
  if (!record) return <Loading shape="list" rows={4} />;
  const { _id, username, name, suspendedAt, deletedAt } = record;
  return (
    <Page title={name || username}>
      <Wrap sx={{ pt: 4 }}>
        <HeadingRow>
          <div>
            <PageHeading>{name || username}</PageHeading>
            <p>{texts.roles[role]}</p>
          </div>
          {deletedAt === undefined && (
            <SuspensionButton
              {...{ role, username }}
              id={_id}
              isSuspended={suspendedAt !== undefined}
            />
          )}
        </HeadingRow>
        <Sheets record={record} now={now} />
      </Wrap>
    </Page>
  );
};

/** Everything an administrator needs to know about one person. */
export const PersonRecord = () => {
  const { role, id = '' } = useParams();
  return (
    <OwnHostOnly>
      {role === 'employer' || role === 'jobseeker' ? (
        <Record role={role} id={id} />
      ) : (
        <NoSuchPerson />
      )}
    </OwnHostOnly>
  );
};
