import { Page, PageHeading } from '@/ui/Page';
import { applyTexts } from '@contract/texts/apply';

/** The apply screen (spec §2.13). */
export const ApplyToJob = () => (
  <Page title={applyTexts.page.title}>
    <PageHeading>{applyTexts.page.title}</PageHeading>
  </Page>
);
