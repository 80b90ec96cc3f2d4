import { notFoundTexts } from '@contract/texts/notFound';
import { Page, PageHeading } from '@/ui/Page';

export const NotFound = () => (
  <Page title={notFoundTexts.title}>
    <PageHeading>{notFoundTexts.heading}</PageHeading>
  </Page>
);
