import { listingTexts } from '@contract/texts/listing';
import { Page, PageHeading } from '@/ui/Page';

export const JobListing = () => (
  <Page title={listingTexts.title}>
    <PageHeading>{listingTexts.heading}</PageHeading>
  </Page>
);
