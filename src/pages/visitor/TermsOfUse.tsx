import { termsTexts } from '@contract/texts/terms';
import { Page, PageHeading } from '@/ui/Page';

export const TermsOfUse = () => (
  <Page title={termsTexts.title}>
    <PageHeading>{termsTexts.heading}</PageHeading>
  </Page>
);
