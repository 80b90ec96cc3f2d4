import { applicationTexts } from '@/texts/jobs/applications';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

/** One of a job seeker's applications: its state, history and messages. Our own host only. */
export const MyApplication = () => (
  <Page title={applicationTexts.mine.title}>
    <Wrap>
      <PageHeading>{applicationTexts.mine.title}</PageHeading>
    </Wrap>
  </Page>
);
