import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { StatusFilter } from '@/features/jobs/life/StatusFilter';
import type { OwnJobsList } from '@/features/jobs/own/useOwnJobs';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { TextInput } from '@/ui/form/TextInput';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { Pager } from '@/ui/table/Pager';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { JobCard } from './JobCard';

const { jobs: texts } = employerProfileTexts;
// the list reaches a little beyond its cards: with the gaps between them that is what can be
// clicked of it
const Rows = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: -8,
  padding: 8,
  '&[data-clickable]': { cursor: 'pointer', '& > li': { cursor: 'auto' } },
  '& .below': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    '&:empty': { display: 'none' },
  },
});

const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > div': { flex: '2 1 280px' },
  '& > div:has(select)': { flex: '1 1 200px', maxWidth: 320 },
  [theme.breakpoints.down('sm')]: { '& > div:has(select)': { maxWidth: 'none' } },
}));

/** "12 of 200 jobs" while a filter is on, else "200 jobs"; '' where there are none. */
export const countText = ({ jobs, isFiltered, found }: OwnJobsList): string => {
  const count = jobs?.length ?? 0;
  if (count === 0) return '';
  return isFiltered ? texts.found(found.length, count) : texts.counted(count);
};

type JobRowsProps = {
  list: OwnJobsList;
  /**
   * Where there are no jobs, or they could not be read (spec §8: that is only logged); and what one
   * can do.
   */
  empty: string;
  hint?: ReactNode;
  /** Takes the focus when the last row that had it is gone. */
  heading: RefObject<HTMLElement | null>;
  /** The level of the rows' headings. */
  level?: 2 | 3;
  /** A card's buttons. One marked `data-delete` hands the focus to the next card's. */
  actions?: (job: Job) => ReactNode;
  /** More small facts of a job. */
  chips?: (job: Job) => ReactNode;
  /** More below a card's facts. */
  below?: (job: Job) => ReactNode;
  /** A click on the list beside its cards (spec §2.8). */
  onClick?: () => void;
};

/**
 * An employer's jobs with a filter and a page at a time; each leads to its view as the employer's
 * list does (spec §2.8).
 */
export const JobRows = ({
  list,
  empty,
  hint,
  heading,
  level = 3,
  actions,
  chips,
  below,
  onClick,
}: JobRowsProps) => {
  const {
    jobs,
    isFetching,
    isError,
    refetch,
    filter,
    setFilter,
    status,
    setStatus,
    counts,
    showAll: clear,
    found,
    shown,
    page,
    pages,
    searchOf,
  } = list;
  // the field has its own text while somebody types in it: the address follows a moment later
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  // where a filter finds no more to the filter
  const otherwise = useCallback(() => field.current ?? heading.current, [heading]);
  useFocusAfterDelete(
    rows,
    otherwise,
    shown.map(({ _id }) => _id),
  );
  const showAll = (): void => {
    if (field.current) field.current.value = '';
    (field.current ?? heading.current)?.focus();
    clear();
  };
  const clickBeside = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) onClick?.();
  };
  const hasText = (jobs?.length ?? 0) > limits.pageSize || filter !== '';
  const hasStatus = Object.keys(counts).length > 1 || status !== null;
  const content = () => {
    if (!jobs && isFetching) return <Loading shape="list" rows={3} />;
    if (!jobs || jobs.length === 0)
      return (
        <EmptyMessage text={empty}>
          {isError ? <TryAgain onClick={() => void refetch()} /> : hint}
        </EmptyMessage>
      );
    if (found.length === 0)
      return (
        <EmptyMessage text={filter === '' ? jobLifeTexts.filter.noneFound : texts.noneFound}>
          <Button variant="outlined" size="small" onClick={showAll}>
            {texts.clear}
          </Button>
        </EmptyMessage>
      );
    return (
      // for the pointer only: the same way is open to everybody as a link above the list
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      <Rows ref={rows} data-clickable={onClick ? true : undefined} onClick={clickBeside}>
        {shown.map((job) => (
          <li key={job._id}>
            <JobCard
              job={job}
              to={paths.employerJobView(job._id)}
              level={level}
              actions={actions?.(job)}
              chips={chips?.(job)}
            >
              {below && <div className="below">{below(job)}</div>}
            </JobCard>
          </li>
        ))}
      </Rows>
    );
  };
  return (
    <>
      {(hasText || hasStatus) && (
        <Filters>
          {hasText && (
            <TextInput
              ref={field}
              type="search"
              label={texts.filter}
              defaultValue={filter}
              onChange={({ target }) => setFilter(target.value)}
            />
          )}
          {hasStatus && <StatusFilter counts={counts} status={status} onChange={setStatus} />}
        </Filters>
      )}
      {content()}
      <Pager page={page} pages={pages} searchOf={searchOf} />
    </>
  );
};
