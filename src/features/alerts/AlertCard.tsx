import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { JobAlert } from '@/api/jobBoardApi';
import { commonTexts } from '@/texts/common';
import { formatNumber } from '@/texts/numbers';
import { alertTexts } from '@/texts/search/alerts';
import { EditIcon, TrashIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { nearDayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { oftenText, type ChangeAlert } from './alertFields';
import { alertListing } from './alertSearch';
import { EditAlertDialog } from './EditAlertDialog';

const Frame = styled('article')(({ theme }) => ({
  padding: '18px 24px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& h2, & h3': {
    flex: '1 1 200px',
    minWidth: 0,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: 650,
  },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '8px 24px',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '5fr 2fr 3fr' },
    marginTop: 8,
    fontSize: theme.typography.dense.fontSize,
  },
  '&.compact dl': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '8px 20px' },
  '& dt': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
  '& dd': { fontWeight: 550 },
  '&.off h2, &.off h3, &.off dd': { color: theme.vars.palette.ink2 },
}));

type AlertCardProps = {
  alert: JobAlert;
  change: ChangeAlert;
  remove: () => Promise<unknown>;
  /** A change is in flight. */
  busy: boolean;
  /** In a side column: only the pause switch. */
  compact?: boolean;
};

const Toggle = styled(Switch)(({ theme }) => ({
  width: 46,
  height: 26,
  padding: 0,
  '& .MuiSwitch-switchBase': {
    padding: 3,
    '&.Mui-checked': { transform: 'translateX(20px)', color: theme.vars.palette.brandInk },
    '&.Mui-checked + .MuiSwitch-track': {
      opacity: 1,
      backgroundColor: theme.vars.palette.brand,
    },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: 2,
    },
  },
  '& .MuiSwitch-thumb': { width: 20, height: 20, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    borderRadius: theme.shape.radius.pill,
    opacity: 1,
    backgroundColor: theme.vars.palette.field,
  },
}));

/** When the alert's email is sent, and how many jobs it finds. */
const AlertFacts = ({ alert }: { alert: JobAlert }) => {
  const now = useNow();
  const { facts } = alertTexts;
  const { sentAt, newJobs, total, totalIsExact } = alert;
  const matches = [
    ...(newJobs > 0 || total === null ? [facts.newOnes(newJobs)] : []),
    ...(total === null
      ? []
      : [facts.inAll(totalIsExact ? formatNumber(total) : facts.atLeast(formatNumber(total)))]),
  ];
  const shown = [
    [facts.often, oftenText(alert)],
    [facts.sent, sentAt === null ? facts.never : nearDayText(sentAt, now)],
    [facts.matches, matches.join(', ')],
  ] as const;
  return (
    <dl className="num">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const attempt = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
  try {
    await work();
    if (done !== undefined) notify.success(done);
  } catch {
    notify.error(alertTexts.failed);
  }
};

const PauseSwitch = ({ alert, change, busy }: Omit<AlertCardProps, 'remove'>) => (
  <FormControlLabel
    label={alertTexts.states[alert.state]}
    labelPlacement="start"
    sx={{ m: 0, gap: '8px', flex: 'none', alignItems: 'center' }}
    control={
      <Toggle
        checked={alert.state === 'on'}
        slotProps={{ input: { role: 'switch', 'aria-label': alert.name } }}
        onChange={({ target }) => {
          if (!busy) void attempt(() => change({ state: target.checked ? 'on' : 'paused' }));
        }}
      />
    }
  />
);

/** Buttons to edit and to delete the alert, each with its dialog. */
const ChangeButtons = ({ alert, change, remove }: Omit<AlertCardProps, 'busy'>) => {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const close = (): void => setDialog(null);
  const { name } = alert;
  return (
    <>
      <IconButton aria-label={alertTexts.edit.open(name)} onClick={() => setDialog('edit')}>
        <EditIcon size={20} />
      </IconButton>
      <IconButton
        data-delete
        aria-label={alertTexts.remove.open(name)}
        onClick={() => setDialog('remove')}
      >
        <TrashIcon size={20} />
      </IconButton>
      {dialog === 'edit' && <EditAlertDialog {...{ alert, change }} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'remove'}
        text={alertTexts.remove.question}
        detail={<bdi>{name}</bdi>}
        confirmLabel={commonTexts.delete}
        onCancel={close}
        onConfirm={() => {
          close();
          void attempt(remove, alertTexts.remove.done);
        }}
      />
    </>
  );
};

/** A job alert: its search, when its email is sent, and controls to pause, edit and delete it. */
export const AlertCard = (props: AlertCardProps) => {
  const { alert, compact = false } = props;
  const Name = compact ? 'h3' : 'h2';
  return (
    <Frame className={[alert.state === 'on' ? '' : 'off', compact ? 'compact' : ''].join(' ')}>
      <div className="head">
        <Name dir="auto">
          <TextLink to={paths.jobListing(alertListing(alert.search))}>{alert.name}</TextLink>
        </Name>
        <PauseSwitch {...props} />
        {!compact && <ChangeButtons {...props} />}
      </div>
      <AlertFacts alert={alert} />
    </Frame>
  );
};
