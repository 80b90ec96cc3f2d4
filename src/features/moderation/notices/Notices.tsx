import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useGetNoticesQuery, useReadNoticesMutation, type Notice } from '@/api/jobBoardApi';
import { paths } from '@/app/paths';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { FormAlert } from '@/ui/form/FormAlert';
import { useNotified } from '@/ui/notify/useNotified';
import { Card } from '@/ui/page/Card';
import { Wrap } from '@/ui/page/Wrap';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { TextLink } from '@/ui/text/TextLink';
import { site } from '@contract/site';

const { notices: texts } = moderationTexts;
const dates = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
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
  '& small': { color: theme.vars.palette.ink3, fontSize: '.875rem' },
}));

const pageHeading = (): HTMLElement | null => document.querySelector('h1');
const saidOf = ({ kind, jobtitle }: Notice): string =>
  texts.said[kind](jobtitle || jobTexts.untitled);

/**
 * What administrators decided, at the top of the employer's own profile: a suspension as long as it
 * stands, and what wasn't marked as read.
 */
export const Notices = () => {
  const id = useId();
  const { data } = useGetNoticesQuery();
  const [readNotices, { isLoading }] = useReadNoticesMutation();
  const read = useNotified(readNotices, { failure: texts.failed });
  const rows = useRef<HTMLUListElement>(null);
  const fresh = data?.items.filter(({ readAt }) => readAt === undefined) ?? [];
  const mark = (ids: string[]): void => {
    if (!isLoading) void read({ noticesInput: { ids } });
  };
  useFocusAfterDelete(
    rows,
    pageHeading,
    fresh.map(({ _id }) => _id),
  );
  return (
    <Frame>
      {data?.suspendedAt !== undefined && (
        <FormAlert>
          <p>{texts.suspended}</p>
          <p style={{ fontWeight: 500 }}>{texts.suspendedText}</p>
          <p style={{ fontWeight: 500 }} dir="auto">
            {texts.reason(data.suspensionReason ?? '')}
          </p>
        </FormAlert>
      )}
      {fresh.length > 0 && (
        <Sheet as="section" aria-labelledby={id}>
          <div className="head">
            <h2 id={id}>{texts.title}</h2>
            {fresh.length > 1 && (
              <Button variant="text" size="small" onClick={() => mark(fresh.map(({ _id }) => _id))}>
                {texts.markAllRead}
              </Button>
            )}
          </div>
          <ul ref={rows}>
            {fresh.map((notice) => (
              <li key={notice._id}>
                <div>
                  {notice.jobId === undefined ? (
                    <b dir="auto">{saidOf(notice)}</b>
                  ) : (
                    <TextLink to={paths.jobOfEmployer(notice.jobId)} dir="auto">
                      {saidOf(notice)}
                    </TextLink>
                  )}
                  {notice.reason !== '' && <p dir="auto">{texts.reason(notice.reason)}</p>}
                  <small className="num">{dates.format(Date.parse(notice.createdAt))}</small>
                </div>
                <Button
                  variant="outlined"
                  size="small"
                  data-delete
                  aria-label={texts.markReadNamed(saidOf(notice))}
                  onClick={() => mark([notice._id])}
                >
                  {texts.markRead}
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Frame>
  );
};
