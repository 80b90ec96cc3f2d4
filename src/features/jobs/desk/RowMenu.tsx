import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { openedInApp } from '@/features/jobs/openedInApp';
import { movesOf, useJobMoves, type OwnMove } from '@/features/jobs/useJobMoves';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { jobsDeskTexts } from '@/texts/jobs/jobsDesk';
import { CopyIcon, EditIcon, PlusIcon, SendIcon, TrashIcon } from '@/ui/art/actionIcons';
import { EyeIcon } from '@/ui/art/documentIcons';
import { ChartIcon } from '@/ui/art/factIcons';
import { CheckIcon, DotsIcon, RetryIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { notify } from '@/ui/notify/notify';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { closesFirst } from '../life/renewal';
import { ConfirmDeleteJob } from '../own/DeleteJob';

const { menu: texts } = jobsDeskTexts;
const moveIcons: Record<OwnMove, React.ReactNode> = {
  publishJob: <SendIcon />,
  renewJob: <RetryIcon />,
  closeJob: <CheckIcon />,
  duplicateJob: <PlusIcon />,
};
const moveLabel = (name: OwnMove, job: Job, now: number): string =>
  name === 'renewJob' && !closesFirst(job, now) ? texts.renew : jobLifeTexts.moves[name].label;

const copyLink = async (job: Job): Promise<void> => {
  try {
    await navigator.clipboard.writeText(
      new URL(paths.jobView(job._id), window.location.origin).href,
    );
    notify.success(texts.copied);
  } catch {
    notify.error(texts.notCopied);
  }
};

/** Whether the job was ever public: only then does its page have a link to share, and figures. */
const wasPosted = ({ status }: Job): boolean => status !== 'draft' && status !== 'waiting';

type PageLink = { to: string; state?: object; icon: React.ReactNode; text: string };
/** Returns the pages of a job that the menu links to. */
const linksOf = (job: Job, readsOnly: boolean): PageLink[] => [
  { to: paths.employerJobView(job._id), icon: <EyeIcon />, text: texts.view },
  ...(readsOnly || job.status === 'removed'
    ? []
    : [{ to: paths.editJob(job._id), state: openedInApp, icon: <EditIcon />, text: texts.edit }]),
  ...(wasPosted(job)
    ? [{ to: paths.jobFigures(job._id), icon: <ChartIcon />, text: texts.figures }]
    : []),
];

// an array of elements, not a component: MUI's keyboard navigation knows direct children only
const linkItems = (job: Job, readsOnly: boolean) =>
  linksOf(job, readsOnly).map(({ to, state, icon, text }) => (
    <MenuItem key={to} component={Link} to={to} state={state}>
      {icon}
      {text}
    </MenuItem>
  ));

type RowMenuProps = { job: Job; readsOnly: boolean };

/** The menu of all actions for one of the employer's jobs. */
export const RowMenu = ({ job, readsOnly }: RowMenuProps) => {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { move, busy } = useJobMoves(job);
  const label = texts.of(job.jobtitle || jobTexts.untitled);
  const close = (): void => setOpen(false);
  const choose = (action: () => unknown) => () => {
    close();
    void action();
  };
  const moves = readsOnly ? [] : movesOf(job, now);
  const moveItem = (name: OwnMove) => (
    <MenuItem key={name} disabled={busy} onClick={choose(() => move(name))}>
      {moveIcons[name]}
      {moveLabel(name, job, now)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        data-delete
      >
        <DotsIcon size={18} />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {linkItems(job, readsOnly)}
        {moves.includes('duplicateJob') && moveItem('duplicateJob')}
        {job.status === 'live' && (
          <MenuItem onClick={choose(() => copyLink(job))}>
            <CopyIcon />
            {texts.copyLink}
          </MenuItem>
        )}
        {!readsOnly && <Divider />}
        {moves.filter((name) => name !== 'duplicateJob').map(moveItem)}
        {!readsOnly && (
          <MenuItem onClick={choose(() => setDeleting(true))} sx={{ color: 'error.main' }}>
            <TrashIcon />
            {texts.delete}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDeleteJob job={job} open={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
};
