import { messages } from '@contract/messages';
import { jobTexts } from '@contract/texts/job';
import { paths } from '@/app/paths';
import { FormAlert } from '@/ui/FormAlert';
import { LinkButton } from '@/ui/LinkButton';
import { MissingPage } from '@/ui/MissingPage';
import { Page, PageHeading } from '@/ui/Page';
import { TryAgain } from '@/ui/TryAgain';
import { Wrap } from '@/ui/Wrap';

/** A job that is gone or never was (spec §8), with ways on. */
export const JobGone = () => (
  <MissingPage heading={messages.getJob.empty} text={jobTexts.gone}>
    <LinkButton to={paths.jobListing()}>{jobTexts.allJobs}</LinkButton>
    <LinkButton variant="outlined" to={paths.categories()}>{jobTexts.categories}</LinkButton>
  </MissingPage>
);

/** A job that could not be fetched: the spec's text (spec §8), and another try. */
export const JobFailed = ({ text, onTryAgain }: { text: string; onTryAgain: () => void }) => (
  <Page title={jobTexts.title}>
    <Wrap sx={{ pt: 6, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <PageHeading variant="h2">{jobTexts.failed}</PageHeading>
      <FormAlert>{text}</FormAlert>
      <TryAgain onClick={onTryAgain} />
    </Wrap>
  </Page>
);
