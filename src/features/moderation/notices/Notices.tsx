import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import type { Notice } from '@/api/jobBoardApi';
import { useGetNoticesQuery } from '@/api/memberApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { FormAlert } from '@/ui/form/FormAlert';
import { Card } from '@/ui/page/Card';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { NoticeRow } from './NoticeRow';
import { useMarkRead } from './useMarkRead';

const { notices: texts } = moderationTexts;
const Frame = styled(Wrap)({
  display: 'grid',
  gap: 16,
  paddingTop: 28,
  '&:empty': { display: 'none' },
});
const Sheet = styled(Card)(({ theme }) => ({
  padding: '18px 24px',
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 36,
  },
  '& h2': { ...theme.typography.h3 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    '& > div': { flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' },
  },
  '& ul': { marginTop: 8 },
  '& p': { color: theme.vars.palette.ink2, maxWidth: '75ch', whiteSpace: 'pre-line' },
  '& small': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
}));

const pageHeading = (): HTMLElement | null => document.querySelector('h1');

const Suspension = ({ reason = '' }: { reason?: string | undefined }) => (
  <FormAlert>
    <p>{texts.suspended}</p>
    <p style={{ fontWeight: 500 }}>{texts.suspendedText}</p>
    <p style={{ fontWeight: 500 }} dir="auto">
      {texts.reason(reason)}
    </p>
  </FormAlert>
);

const UnreadNotices = ({ unread }: { unread: readonly Notice[] }) => {
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const markAllRead = useMarkRead();
  const ids = unread.map(({ _id }) => _id);
  useFocusAfterDelete(rows, pageHeading, ids);
  if (unread.length === 0) return null;
  return (
    <Sheet component="section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{texts.title}</h2>
        {unread.length > 1 && (
          <Button variant="text" size="small" data-delete-all onClick={() => markAllRead(ids)}>
            {texts.markAllRead}
          </Button>
        )}
      </div>
      <ul ref={rows}>
        {unread.map((notice) => (
          <NoticeRow key={notice._id} notice={notice} />
        ))}
      </ul>
    </Sheet>
  );
};

/**
 * Administrators' decisions, at the top of the employer's own profile: a suspension in force, and
 * the unread notices.
 */
export const Notices = () => {
  const { data } = useGetNoticesQuery();
  return (
    <Frame>
      {data?.suspendedAt !== undefined && <Suspension reason={data.suspensionReason} />}
      <UnreadNotices unread={data?.items.filter(({ readAt }) => readAt === undefined) ?? []} />
    </Frame>
  );
};
