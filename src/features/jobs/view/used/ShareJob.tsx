import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { ShareIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { withNotify } from '@/ui/notify/withNotify';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';
import { jobPageTitle } from '../jobFacts';

const { share: texts } = jobPageTexts;

const Shape = styled(IconButton)(({ theme }) => ({
  color: theme.vars.palette.brandText,
  border: `1px solid ${theme.vars.palette.field}`,
}));

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    await withNotify((notify) => notify.success(texts.copied));
  } catch {
    await withNotify((notify) => notify.error(texts.notCopied));
  }
};

/** Opens the device's share dialog, or copies the link if there is none. */
const share = async (job: Job): Promise<void> => {
  const url = new URL(paths.jobView(job._id), window.location.origin).href;
  // missing in older browsers, despite the types
  if (!('share' in navigator) || typeof navigator.share !== 'function') {
    await copy(url);
    return;
  }
  try {
    await navigator.share({ title: jobPageTitle(job), url });
  } catch (error) {
    const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
    if (!isCalledOff) await copy(url);
  }
};

/** Shares a job's page. */
export const ShareJob = ({ job }: { job: Job }) => (
  <Shape
    aria-label={texts.label(job.jobtitle || jobTexts.untitled)}
    onClick={() => void share(job)}
  >
    <ShareIcon size={20} />
  </Shape>
);
