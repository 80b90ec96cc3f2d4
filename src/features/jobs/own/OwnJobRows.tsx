import Button from '@mui/material/Button';
import { useCallback, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { paths } from '@contract/paths';
import { JobCard } from '../card/JobCard';
import { OwnJobFilters } from './OwnJobFilters';
import type { OwnJobsList } from './useOwnJobs';

const { jobs: texts } = employerProfileTexts;
// the padding around the cards and the gaps between them are the list's own clickable area
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

/** Returns "12 of 200 jobs" if a filter is set, otherwise "200 jobs"; '' if there are none. */
export const jobCountText = ({ jobs = [], isFiltered, found }: OwnJobsList): string => {
  if (jobs.length === 0) return '';
  return isFiltered ? texts.found(found.length, jobs.length) : texts.counted(jobs.length);
};

type RowProps = {
  /** The level of the rows' headings. */
  level?: 2 | 3;
  /**
   * A card's buttons. When a card is deleted, the focus moves to the next card's button with
   * `data-delete`.
   */
  actions?: (job: Job) => ReactNode;
  /** More chips of a job. */
  chips?: (job: Job) => ReactNode;
  /** Content below a card's facts. */
  below?: (job: Job) => ReactNode;
};
type OwnJobRowsProps = RowProps & {
  list: OwnJobsList;
  /** Shown if there are no jobs, or if they couldn't be fetched (only logged, spec §8). */
  empty: string;
  /** Below `empty` if there are no jobs: what the user can do. */
  hint?: ReactNode;
  /** Takes the focus when the last row is deleted. */
  heading: RefObject<HTMLElement | null>;
  /** Called on a click on the list outside its cards (spec §2.8). */
  onClick?: () => void;
};

const Row = ({ job, level = 3, actions, chips, below }: RowProps & { job: Job }) => (
  <li>
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
);

type NoRowsProps = Pick<OwnJobRowsProps, 'list' | 'empty' | 'hint'> & { onShowAll: () => void };

/** Shown instead of the rows while they load, if there are none, or if none matches the filters. */
const NoRows = ({ list, empty, hint, onShowAll }: NoRowsProps) => {
  const { jobs, isFetching, isError, refetch, filter } = list;
  if (!jobs && isFetching) return <Loading shape="list" rows={3} />;
  if (!jobs || jobs.length === 0)
    return (
      <EmptyMessage text={empty}>
        {isError ? <TryAgain onClick={() => void refetch()} /> : hint}
      </EmptyMessage>
    );
  return (
    <EmptyMessage text={filter === '' ? jobLifeTexts.filter.noneFound : texts.noneFound}>
      <Button variant="outlined" size="small" onClick={onShowAll}>
        {texts.clear}
      </Button>
    </EmptyMessage>
  );
};

/** An employer's jobs with filters, a page at a time. Each links to its view (spec §2.8). */
export const OwnJobRows = ({ list, empty, hint, heading, onClick, ...row }: OwnJobRowsProps) => {
  const { found, shown, page, pages, filter, setFilter, searchOf } = list;
  const typed = useDebouncedText(filter, setFilter);
  const textInput = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  // when the last match is deleted, the user needs the filter next
  const focusFallback = useCallback(() => textInput.current ?? heading.current, [heading]);
  useFocusAfterDelete(
    rows,
    focusFallback,
    shown.map(({ _id }) => _id),
  );
  const showAll = (): void => {
    typed.replace('');
    focusFallback()?.focus();
    list.showAll();
  };
  const clickBeside = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) onClick?.();
  };
  return (
    <>
      <OwnJobFilters list={list} textInput={{ ref: textInput, ...typed.input }} />
      {found.length === 0 ? (
        <NoRows {...{ list, empty, hint }} onShowAll={showAll} />
      ) : (
        // a shortcut for the pointer only: the link above the list leads to the same page
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <Rows ref={rows} data-clickable={onClick ? true : undefined} onClick={clickBeside}>
          {shown.map((job) => (
            <Row key={job._id} job={job} {...row} />
          ))}
        </Rows>
      )}
      <Pager page={page} pages={pages} searchOf={searchOf} />
    </>
  );
};
