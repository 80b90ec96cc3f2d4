import { applicationTexts } from '@/texts/jobs/applications';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

/** The employer's applications desk. Our own host only. */
export const Applications = () => (
  <Page title={applicationTexts.desk.title}>
    <Wrap>
      <PageHeading>{applicationTexts.desk.title}</PageHeading>
    </Wrap>
  </Page>
);
