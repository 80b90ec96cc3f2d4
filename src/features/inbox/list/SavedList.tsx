import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Application, SavedJob } from '@/api/jobBoardApi';
import { savedTexts as texts } from '@/texts/jobs/saved';
import { SavedArt } from '@/ui/art/SavedArt';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { ListSearch, ListSort } from '@/ui/table/ListTools';
import { Pager } from '@/ui/table/Pager';
import { Segments } from '@/ui/table/Segments';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { SavedRow, type SavedActions } from './SavedRow';
import { maxSearchLength, savedSorts, savedStates, type SavedSearch } from './useSavedSearch';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& > div': { flex: '0 1 190px', minWidth: 0 },
  '& > .search': { flex: '1 1 220px' },
  [theme.breakpoints.down('sm')]: { '& > div': { flexGrow: 1 }, '& > nav': { flex: 'none' } },
  '& input, & select': { minHeight: 40, fontSize: theme.typography.body2.fontSize },
}));
const List = styled('ul')(({ theme }) => ({
  // the delay avoids a flash if the response is fast
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy=true]': { opacity: 0.55, transitionDelay: '350ms' },
}));
const Frame = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 860,
});

export type SavedListProps = {
  search: SavedSearch;
  /** The page's jobs; `undefined` while loading. */
  items: readonly SavedJob[] | undefined;
  counts: { open: number; ended: number };
  /** Whether the items are the result of the previous search. */
  isStale?: boolean;
  /** Retries; set if loading failed. */
  onTryAgain?: (() => void) | undefined;
  /** The user's applications, by job id. */
  applications?: ReadonlyMap<string, Application>;
  actions: SavedActions;
  /** Content between the tools and the list. */
  children?: ReactNode;
};

/**
 * The list of saved jobs in its states: loading, failed, none saved, none found, and a page of
 * jobs.
 */
export const SavedList = (props: SavedListProps) => {
  const { search, items, counts, isStale = false, onTryAgain } = props;
  const { state, page, isFiltered, pageOf } = search;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    list,
    () => field.current ?? document.querySelector('h1'),
    items?.map(({ job }) => job._id) ?? [],
  );
  if (!items && onTryAgain)
    return (
      <EmptyMessage art={<SavedArt />} text={texts.listFailed}>
        <TryAgain onClick={onTryAgain} />
      </EmptyMessage>
    );
  if (!items) return <Loading shape="list" rows={4} fills />;
  const total = state === undefined ? counts.open + counts.ended : counts[state];
  const pages = Math.max(1, Math.ceil(total / limits.pageSize));
  // the last page is gone with its last job, or the URL is outdated
  if (page > pages && !isStale) return <Navigate to={{ search: pageOf(pages) }} replace />;
  if (total === 0 && !isFiltered) return <NoSavedJobs />;
  return (
    <Frame>
      <div>
        <SavedTools search={search} counts={counts} field={field} />
        <output className="visually-hidden">{isStale ? '' : texts.count(total)}</output>
      </div>
      {props.children}
      {items.length === 0 ? (
        <EmptyMessage text={texts.noneFound}>
          <Button
            variant="outlined"
            onClick={() => {
              search.change({ q: '', state: '' });
              field.current?.focus();
            }}
          >
            {texts.showAll}
          </Button>
        </EmptyMessage>
      ) : (
        <Card sx={{ overflow: 'hidden' }}>
          <List ref={list} aria-busy={isStale}>
            {items.map((item) => (
              <SavedRow
                key={item.job._id}
                item={item}
                application={props.applications?.get(item.job._id)}
                actions={props.actions}
              />
            ))}
          </List>
        </Card>
      )}
      <Pager page={page} pages={pages} searchOf={pageOf} />
    </Frame>
  );
};

const NoSavedJobs = () => (
  <EmptyMessage art={<SavedArt />} text={texts.empty}>
    <p>{texts.emptyHint}</p>
    <LinkButton to={paths.jobListing()}>{texts.findJobs}</LinkButton>
  </EmptyMessage>
);

type SavedToolsProps = Pick<SavedListProps, 'search' | 'counts'> & {
  field: React.RefObject<HTMLInputElement | null>;
};

/** The filters by state and words, and the sort order. */
const SavedTools = ({ search, counts, field }: SavedToolsProps) => {
  const { q, state, sort, searchOf, change } = search;
  const all = counts.open + counts.ended;
  const segments = [undefined, ...savedStates].map((each) => ({
    label: texts.states[each ?? 'all'],
    count: each === undefined ? all : counts[each],
    search: searchOf({ state: each ?? '' }),
    isChosen: state === each,
  }));
  return (
    <Tools>
      <Segments label={texts.statesLabel} segments={segments} />
      <div className="search">
        <ListSearch
          ref={field}
          label={texts.search}
          q={q}
          maxLength={maxSearchLength}
          onChange={(text) => change({ q: text })}
        />
      </div>
      <ListSort
        label={texts.sort}
        sorts={savedSorts}
        names={texts.sorts}
        sort={sort}
        onChange={(by) => change({ sort: by })}
      />
    </Tools>
  );
};
