import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import type { Company } from '@/api/jobBoardApi';
import { UnverifiedEmail } from '@/features/auth/UnverifiedEmail';
import { ColleagueCard } from '@/features/companies/ColleagueCard';
import { CompanyHistory } from '@/features/companies/CompanyHistory';
import { InviteColleague } from '@/features/companies/InviteColleague';
import { PendingInvitation } from '@/features/companies/PendingInvitation';
import { useCompany } from '@/features/companies/useCompany';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { companyTexts as texts } from '@/texts/profiles/company';
import { PlusIcon } from '@/ui/art/actionIcons';
import { CardRows } from '@/ui/listDetail/CardRows';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';

const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 32,
  '& .intro': { marginTop: 6, color: theme.vars.palette.ink2 },
  '& .waiting': { ...theme.typography.h4, marginTop: 32 },
}));
const People = styled(CardRows)({
  marginTop: 20,
  maxWidth: 860,
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .ways:empty': { display: 'none' },
  '& h3': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});

type ListsProps = { company: Company; focusFallback: () => HTMLElement | null };

const Lists = ({ company, focusFallback }: ListsProps) => {
  const rows = useRef<HTMLDivElement>(null);
  const { people, invitations } = company;
  useFocusAfterDelete(
    rows,
    focusFallback,
    [...people, ...invitations].map(({ _id }) => _id),
  );
  return (
    <div ref={rows}>
      <People>
        {people.map((colleague) => (
          <li key={colleague._id}>
            <ColleagueCard {...{ colleague, company }} />
          </li>
        ))}
      </People>
      {invitations.length > 0 && (
        <>
          <h2 className="waiting">{texts.pending.title}</h2>
          <People>
            {invitations.map((invitation) => (
              <li key={invitation._id}>
                <PendingInvitation invitation={invitation} />
              </li>
            ))}
          </People>
        </>
      )}
    </div>
  );
};

const Content = ({ focusFallback }: Pick<ListsProps, 'focusFallback'>) => {
  const { data: company, isFetching, isError, refetch, hasColleagues } = useCompany();
  if (!company && isFetching) return <Loading shape="list" rows={3} />;
  if (!company || (isError && !isFetching))
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  return (
    <>
      <p className="intro">{hasColleagues ? texts.intro : texts.introAlone}</p>
      <Lists {...{ company, focusFallback }} />
      {company.role === 'owner' && <CompanyHistory people={company.people} />}
    </>
  );
};

/**
 * The people of an employer's company: invitations, roles, handing over jobs, history. Our own host
 * only.
 */
export const CompanyPeople = () => {
  const { data: company } = useCompany();
  const [inviting, setInviting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusFallback = useCallback(() => button.current ?? document.querySelector('h1'), []);
  return (
    <OwnHostOnly>
      <Page title={texts.title}>
        <EmployerTabs />
        <UnverifiedEmail />
        <Frame>
          <HeadingRow>
            <PageHeading>{texts.title}</PageHeading>
            {company?.role === 'owner' && (
              <Button
                ref={button}
                startIcon={<PlusIcon size={18} />}
                onClick={() => setInviting(true)}
              >
                {texts.invite.button}
              </Button>
            )}
          </HeadingRow>
          <Content focusFallback={focusFallback} />
          {inviting && <InviteColleague onClose={() => setInviting(false)} />}
        </Frame>
      </Page>
    </OwnHostOnly>
  );
};
