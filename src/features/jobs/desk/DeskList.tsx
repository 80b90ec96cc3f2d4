import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { JobsDesk } from '@/api/jobBoardApi';
import { jobsDeskTexts as texts } from '@/texts/jobs/jobsDesk';
import { useSelection } from '@/ui/listDetail/useSelection';
import { useSelectionFocus } from '@/ui/listDetail/useSelectionFocus';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { useNow } from '@/ui/text/now';
import { DeskBulk } from './DeskBulk';
import { DeskTable } from './DeskTable';
import { DeskTools } from './DeskTools';
import type { JobsDeskSearch } from './useJobsDeskSearch';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 18px 14px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
}));

type DeskListProps = {
  search: JobsDeskSearch;
  desk: JobsDesk;
  /** Whether `desk` is still the result of the previous search. */
  isStale: boolean;
  readsOnly: boolean;
};

/**
 * The jobs of the jobs desk in tabs, a page at a time; several can be selected and moved at once.
 */
export const DeskList = ({ search, desk, isStale, readsOnly }: DeskListProps) => {
  const { items, total, limit, counts } = desk;
  const { page, isFiltered, pageOf, change } = search;
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const jobs = items.map(({ job }) => job);
  const selection = useSelection(jobs);
  useSelectionFocus(jobs, selection.selected, (id) => {
    const link =
      id === undefined ? null : document.querySelector<HTMLElement>(`[data-job="${id}"]`);
    (link ?? field.current)?.focus();
  });
  const pages = Math.max(1, Math.ceil(total / limit));
  // the last page is gone with its last job, or the URL is outdated
  if (page > pages && !isStale) return <Navigate to={{ search: pageOf(pages) }} replace />;
  const first = (desk.page - 1) * limit;
  return (
    <Card component="section" aria-label={texts.list} sx={{ overflow: 'visible' }}>
      <DeskTools search={search} counts={counts} field={field} />
      <output className="visually-hidden">
        {isFiltered && !isStale ? texts.found(total) : ''}
      </output>
      {items.length === 0 ? (
        <EmptyMessage text={texts.noneFound}>
          <Button
            variant="outlined"
            onClick={() => {
              change({ q: '', state: '' });
              field.current?.focus();
            }}
          >
            {texts.showAll}
          </Button>
        </EmptyMessage>
      ) : (
        <>
          <DeskTable {...{ items, selection, readsOnly, isStale, field, now }} />
          <DeskBulk
            items={items.filter(({ job }) => selection.selected.includes(job._id))}
            onClear={selection.clear}
            onDone={selection.untick}
            now={now}
          />
          <Foot className="num">
            <span>{texts.countedViews}</span>
            <span>{texts.range(first + 1, first + items.length, total)}</span>
          </Foot>
        </>
      )}
      {pages > 1 && (
        <div style={{ padding: '0 18px 16px' }}>
          <Pager page={page} pages={pages} searchOf={pageOf} />
        </div>
      )}
    </Card>
  );
};
