import { jobTexts } from '@/texts/jobs/job';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { FormAlert } from '@/ui/form/FormAlert';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';

/** Shown if a job couldn't be fetched: the spec's message (spec §8), and a button to retry. */
export const JobFailed = ({ text, onTryAgain }: { text: string; onTryAgain: () => void }) => (
  <Page title={jobTexts.title}>
    <Wrap sx={{ pt: 6, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <PageHeading variant="h2">{jobPageTexts.failed}</PageHeading>
      <FormAlert>{text}</FormAlert>
      <TryAgain onClick={onTryAgain} />
    </Wrap>
  </Page>
);
