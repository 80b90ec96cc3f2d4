import type { RefObject } from 'react';
import type { JobsDesk } from '@/api/jobBoardApi';
import { jobsDeskTexts as texts } from '@/texts/jobs/jobsDesk';
import { formatNumber } from '@/texts/numbers';
import { styled } from '@/ui/styled';
import { ListSearch, ListSort } from '@/ui/table/ListTools';
import { maxSearchLength } from '@/ui/table/useTableAddress';
import { Link } from '@/ui/text/Link';
import { deskSorts, deskStates, type JobsDeskSearch } from './useJobsDeskSearch';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '0 16px 0 12px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& > nav': { marginRight: 'auto', maxWidth: '100%', overflowX: 'auto' },
  '& > nav ul': { display: 'flex', gap: 2 },
  '& > nav a': {
    display: 'block',
    padding: '16px 12px 14px',
    borderBottom: '2px solid transparent',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '& span': { marginLeft: 4, fontWeight: 500 },
    '&:hover, &[aria-current]': { color: theme.vars.palette.ink },
    '&[aria-current]': { borderColor: theme.vars.palette.brand },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '& > .search': { flex: '0 1 236px', minWidth: 0 },
  '& > .sort': { flex: '0 1 160px', minWidth: 0 },
  '& input, & select': { minHeight: 40, fontSize: theme.typography.body2.fontSize },
  [theme.breakpoints.down('md')]: {
    padding: '0 12px 12px',
    '& > nav': { flex: '1 1 100%' },
    '& > .search, & > .sort': { flex: '1 1 140px' },
  },
}));

type DeskToolsProps = {
  search: JobsDeskSearch;
  counts: JobsDesk['counts'];
  field: RefObject<HTMLInputElement | null>;
};

/** Selects which jobs are listed by state and words, and their order. */
export const DeskTools = ({ search, counts, field }: DeskToolsProps) => {
  const { q, state, sort, searchOf, change } = search;
  const all = counts.live + counts.draft + counts.ended;
  return (
    <Bar>
      <nav aria-label={texts.states.label}>
        <ul>
          {[undefined, ...deskStates].map((each) => (
            <li key={each ?? ''}>
              <Link
                to={{ search: searchOf({ state: each ?? '' }) }}
                replace
                className="num"
                aria-current={state === each || undefined}
              >
                {texts.states[each ?? 'all']}{' '}
                <span>{formatNumber(each === undefined ? all : counts[each])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="search">
        <ListSearch
          ref={field}
          label={texts.search}
          q={q}
          maxLength={maxSearchLength}
          onChange={(text) => change({ q: text })}
        />
      </div>
      <div className="sort">
        <ListSort
          label={texts.sort}
          sorts={deskSorts}
          names={texts.sorts}
          sort={sort}
          onChange={(by) => change({ sort: by })}
        />
      </div>
    </Bar>
  );
};
