import { employerTexts } from '@contract/texts/employer';
import { Page, PageHeading } from '@/ui/Page';

export const EmployerReadOnly = () => (
  <Page title={employerTexts.title}>
    <PageHeading>{employerTexts.title}</PageHeading>
  </Page>
);
