import { LinkPage } from '@/features/auth/links/LinkPage';
import { JoinCompany } from '@/features/companies/JoinCompany';
import { companyTexts } from '@/texts/profiles/company';

/** The target of the emailed invitation to a company. */
export const CompanyInvitation = () => (
  <LinkPage texts={companyTexts.accept}>
    {(token) => <JoinCompany key={token} token={token} />}
  </LinkPage>
);
