import { ApplicationsDesk } from '@/features/applicants/desk/ApplicationsDesk';
import { prefetchDesk } from '@/features/applicants/desk/prefetchDesk';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { applicantTexts } from '@/texts/jobs/applicants';
import { Page } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

/** The employer's applications desk, for all jobs or one. Our own host only. */
export const Applications = () => (
  <Page title={applicantTexts.title}>
    <EmployerTabs wide />
    <Wrap wide sx={{ pt: 3 }}>
      <ApplicationsDesk />
    </Wrap>
  </Page>
);
export { prefetchDesk as prefetch };
