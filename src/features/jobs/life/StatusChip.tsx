import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import { useNow } from '@/ui/text/now';
import { endText } from './lifeTexts';

const tones: Record<NonNullable<Job['status']>, ChipTone> = {
  draft: 'line',
  waiting: 'amber',
  live: 'good',
  expired: 'neutral',
  filled: 'brand',
  removed: 'bad',
};

/** The status of an employer's own job; for a live one, when it ends, unless `brief` is set. */
export const StatusChip = ({ job, brief = false }: { job: Job; brief?: boolean }) => {
  const now = useNow();
  const { status } = job;
  if (!status) return null;
  const end = status === 'live' && !brief ? endText(job, now) : null;
  return (
    <Chip tone={end?.near ? 'amber' : tones[status]}>
      <span className="num">{end?.text ?? jobTexts.status[status]}</span>
    </Chip>
  );
};
