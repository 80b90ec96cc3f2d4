import type { Employer } from '@/api/jobBoardApi';
import { styled } from '@/ui/styled';
import { EmployerCompany, EmployerContact, EmployerPerson } from './EmployerSections';
import { KeptPromises } from './KeptPromises';

const Columns = styled('div')(({ theme }) => ({
  paddingTop: 40,
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .side': { display: 'grid', gap: 20, minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    paddingTop: 56,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto 1fr',
    // next to both sections
    '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
  },
}));

type CompanyFactsProps = {
  employer: Employer;
  username: string;
  /** The id of the contact section, for links. */
  contactAnchor: string | undefined;
};

/** The sections of an employer's profile (spec §2.14), the personal one last. */
export const CompanyFacts = ({ employer, username, contactAnchor }: CompanyFactsProps) => (
  <Columns>
    <EmployerCompany employer={employer} />
    <div className="side">
      <EmployerContact employer={employer} anchor={contactAnchor} />
      <KeptPromises usernameEmployer={username} />
    </div>
    <EmployerPerson employer={employer} />
  </Columns>
);
