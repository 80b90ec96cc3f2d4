import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  useGetJobSeekerQuery,
  useGetOpenToWorkQuery,
  useUpdateOpenToWorkMutation,
} from '@/api/memberApi';
import { BlockedEmployers } from '@/features/candidates/seeker/BlockedEmployers';
import { toTurnOff } from '@/features/candidates/seeker/openToWorkFields';
import { OpenToWorkForm } from '@/features/candidates/seeker/OpenToWorkForm';
import { OwnPreview } from '@/features/candidates/seeker/OwnPreview';
import { ProfileViews } from '@/features/candidates/seeker/ProfileViews';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { useSession } from '@/session/useSession';
import { openToWorkTexts as texts } from '@/texts/candidates/openToWork';
import { LockIcon } from '@/ui/art/documentIcons';
import { notify } from '@/ui/notify/notify';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 32,
  paddingBottom: 48,
  '& .intro': { marginTop: 6, color: theme.vars.palette.ink2 },
  '& .sections': { display: 'grid', gap: 24, marginTop: 24, maxWidth: 760 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 },
  '& .never': {
    display: 'flex',
    gap: 12,
    marginBottom: 20,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
    '& svg': { flex: 'none', marginTop: 3 },
  },
}));

/** Whether employers can find the job seeker, and a button to stop it at once. */
const Status = ({ open, onStop }: { open: boolean; onStop: () => void }) => {
  const [isPreviewed, setPreviewed] = useState(false);
  const said = open ? texts.on : texts.off;
  return (
    <ProfileSection title={said.title}>
      <p>{said.text}</p>
      {open && (
        <p className="actions">
          <Button variant="outlined" color="error" onClick={onStop}>
            {texts.on.stop}
          </Button>
          <Button variant="text" onClick={() => setPreviewed(true)}>
            {texts.on.preview}
          </Button>
        </p>
      )}
      {isPreviewed && <OwnPreview onClose={() => setPreviewed(false)} />}
    </ProfileSection>
  );
};

const useShortName = (): string => {
  const { usernamejobseek } = useSession();
  const { data } = useGetJobSeekerQuery(
    { usernamejobseek: usernamejobseek ?? '' },
    { skip: !usernamejobseek },
  );
  const { firstnamejobseek = '', lastnamejobseek = '' } = data ?? {};
  const initial = /^./u.exec(lastnamejobseek.trim())?.[0];
  return `${firstnamejobseek.trim()}${initial === undefined ? '' : ` ${initial}.`}`.trim();
};

const Sections = () => {
  const { data: stored, isFetching, refetch } = useGetOpenToWorkQuery();
  const [update, { isLoading }] = useUpdateOpenToWorkMutation();
  const shortName = useShortName();
  if (!stored)
    return isFetching ? (
      <Loading shape="list" rows={4} />
    ) : (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  const stop = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await update({ openToWorkInput: toTurnOff(stored) }).unwrap();
      notify.success(texts.on.stopped);
    } catch {
      notify.error(texts.saveFailed);
    }
  };
  return (
    <div className="sections">
      <Status open={stored.open} onStop={() => void stop()} />
      <ProfileSection title={texts.shown}>
        <p className="never">
          <LockIcon size={18} />
          {texts.never}
        </p>
        <OpenToWorkForm stored={stored} shortName={shortName} />
      </ProfileSection>
      <BlockedEmployers blocked={stored.blocked} />
      <ProfileViews />
    </div>
  );
};

/** What employers see of a job seeker, who viewed it, and who is blocked. Our own host only. */
export const OpenToWork = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Frame>
        <PageHeading>{texts.title}</PageHeading>
        <p className="intro">{texts.intro}</p>
        <Sections />
      </Frame>
    </Page>
  </OwnHostOnly>
);
