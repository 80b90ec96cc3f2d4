import { homeTexts } from '@contract/texts/home';
import { Page, PageHeading } from '@/ui/Page';

export const Home = () => (
  <Page title={homeTexts.title}>
    <PageHeading>{homeTexts.heading}</PageHeading>
  </Page>
);
