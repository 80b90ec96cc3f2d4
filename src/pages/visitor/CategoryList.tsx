import { categoryTexts } from '@contract/texts/categories';
import { Page, PageHeading } from '@/ui/Page';

export const CategoryList = () => (
  <Page title={categoryTexts.title}>
    <PageHeading>{categoryTexts.heading}</PageHeading>
  </Page>
);
