import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ApplicationDetails } from '@/api/jobBoardApi';
import { useWithdrawApplicationMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { applicationTexts } from '@/texts/jobs/applications';
import { LockIcon } from '@/ui/art/documentIcons';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';

const { keep, withdraw: texts } = applicationTexts.mine;
const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  fontSize: theme.typography.body2.fontSize,
  '& .kept': { display: 'flex', gap: 10, alignItems: 'flex-start' },
  '& .kept > svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.ink3 },
  '& b': { fontSize: theme.typography.body1.fontSize },
  '& p': { color: theme.vars.palette.ink2, overflowWrap: 'anywhere' },
  '& .hint': { marginTop: 10, color: theme.vars.palette.ink3 },
}));

const Withdraw = ({ application }: { application: ApplicationDetails }) => {
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation();
  const [isAsking, setIsAsking] = useState(false);
  const company = application.companyname || applicationTexts.theEmployer;
  const run = async (): Promise<void> => {
    try {
      await withdraw({ id: application._id }).unwrap();
      notify.success(texts.done);
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
      setIsAsking(false);
    }
  };
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        color="error"
        sx={{ mt: 2.25 }}
        onClick={() => setIsAsking(true)}
      >
        {texts.button}
      </Button>
      <p className="hint" dir="auto">
        {texts.hint(company)}
      </p>
      <ConfirmDialog
        open={isAsking}
        text={texts.question(application.jobtitle)}
        detail={texts.detail(application.companyname || applicationTexts.employer)}
        confirmLabel={texts.button}
        busy={isLoading}
        onConfirm={() => void run()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};

/** Says until when the application is kept, and offers to withdraw it. */
export const KeepCard = ({ application }: { application: ApplicationDetails }) => {
  const now = useNow();
  const { keptUntil = '', companyname, mayWithdraw } = application;
  const until = dayText(keptUntil, now);
  return (
    <Frame component="section" aria-label={until === '' ? keep.unknown : keep.title(until)}>
      <div className="kept">
        <LockIcon size={20} />
        <div>
          <b className="num">{until === '' ? keep.unknown : keep.title(until)}</b>
          <p dir="auto">{keep.text(companyname || applicationTexts.employer)}</p>
        </div>
      </div>
      {mayWithdraw && <Withdraw application={application} />}
    </Frame>
  );
};
