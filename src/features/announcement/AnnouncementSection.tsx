import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Announcement } from '@/api/hostConfig';
import { useGetAnnouncementQuery, useRemoveAnnouncementMutation } from '@/api/memberApi';
import { announcementFormTexts as texts } from '@/texts/admin/announcement';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useNotified } from '@/ui/notify/useNotified';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { dayAndTimeText } from '@/ui/text/localTimes';
import { useNow } from '@/ui/text/now';
import { AnnouncementText } from './AnnouncementText';
import { EditAnnouncement } from './EditAnnouncement';

const Shown = styled(Card)(({ theme }) => ({
  maxWidth: 760,
  padding: '18px 20px',
  display: 'grid',
  gap: 12,
  '& .when': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const Intro = styled('p')(({ theme }) => ({
  maxWidth: '70ch',
  marginBottom: 16,
  color: theme.vars.palette.ink2,
}));

const whenText = ({ endsAt }: Announcement, now: number): string => {
  if (endsAt === null) return texts.noEnd;
  const time = dayAndTimeText(endsAt);
  return Date.parse(endsAt) <= now ? texts.ended(time) : texts.until(time);
};

const RemoveAnnouncement = () => {
  const [asking, setAsking] = useState(false);
  const [trigger, { isLoading }] = useRemoveAnnouncementMutation();
  const remove = useNotified(trigger, { success: texts.removed, failure: texts.removeFailed });
  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        text={texts.askRemove}
        confirmLabel={texts.remove}
        busy={isLoading}
        onConfirm={() => {
          void remove().then(({ ok }) => {
            if (ok) setAsking(false);
          });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

const ShownAnnouncement = ({
  announcement,
  onChange,
}: {
  announcement: Announcement;
  onChange: () => void;
}) => {
  const now = useNow();
  return (
    <Shown>
      <AnnouncementText {...announcement} />
      <p className="when num">{whenText(announcement, now)}</p>
      <div className="buttons">
        <Button variant="outlined" size="small" onClick={onChange}>
          {texts.change}
        </Button>
        <RemoveAnnouncement />
      </div>
    </Shown>
  );
};

/** The editor of the announcement shown above every page. */
export const AnnouncementSection = () => {
  const { data, isFetching, isError, refetch } = useGetAnnouncementQuery();
  const [isEditing, setIsEditing] = useState(false);
  if (!data && isFetching) return <Loading shape="page" />;
  if (!data || isError)
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  const { announcement } = data;
  const edit = (): void => setIsEditing(true);
  return (
    <>
      <Intro>{texts.intro}</Intro>
      {announcement ? (
        <ShownAnnouncement announcement={announcement} onChange={edit} />
      ) : (
        <Button variant="outlined" onClick={edit}>
          {texts.add}
        </Button>
      )}
      {isEditing && (
        <EditAnnouncement announcement={announcement} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
};
