import { Navigate } from 'react-router-dom';
import type { CandidatePage } from '@/api/jobBoardApi';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { CloseIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/button/LinkButton';
import { LightSelect } from '@/ui/light/LightSelect';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { CandidateFilterButton } from './CandidateFilterButton';
import { filterLabel } from './CandidateFilterGroups';
import { CandidateItem } from './CandidateItem';
import {
  candidatesPerPage,
  manyFilters,
  oneFilters,
  type CandidateControls,
} from './useCandidateSearch';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& .head > output': { flex: '1 1 220px' },
  '& .people': { display: 'grid', gap: 10 },
  '& .chosen-filters': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& .control': {
    padding: '14px 18px',
    borderRadius: theme.shape.radius.lg,
    backgroundColor: theme.vars.palette.sunk,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));

type Props = { search: CandidateControls; page: CandidatePage };

/** The active filters, each with a link to remove it. */
const ChosenFilters = ({ search }: Pick<Props, 'search'>) => {
  const chosen = [...manyFilters, ...oneFilters].flatMap((filter) =>
    [search.filters[filter] ?? []].flat().map((value) => ({ filter, value })),
  );
  if (chosen.length === 0) return null;
  const none = Object.fromEntries([...manyFilters, ...oneFilters].map((each) => [each, undefined]));
  return (
    <p className="chosen-filters">
      {chosen.map(({ filter, value }) => (
        <LinkButton
          key={`${filter} ${value}`}
          variant="outlined"
          size="small"
          endIcon={<CloseIcon size={14} />}
          aria-label={texts.remove(filterLabel(filter, value))}
          to={{
            search: search.changed({
              [filter]: [search.filters[filter] ?? []].flat().filter((each) => each !== value),
            }),
          }}
        >
          {filterLabel(filter, value)}
        </LinkButton>
      ))}
      <LinkButton variant="text" size="small" to={{ search: search.changed(none) }}>
        {texts.clear}
      </LinkButton>
    </p>
  );
};

const whereText = ({ area }: CandidatePage): string => {
  if (!area) return '';
  return area.miles === undefined ? texts.in(area.name) : texts.near(area.name, area.miles);
};

const Nobody = ({ search, page }: Props) => {
  if (search.list === 'shortlisted') return <EmptyMessage text={texts.noShortlist} />;
  if (search.list === 'invited') return <EmptyMessage text={texts.noInvited} />;
  const isUnknown = search.filters.location !== undefined && !page.area;
  return (
    <EmptyMessage text={texts.none}>
      <p>{isUnknown ? texts.unknownPlace : texts.noneHint}</p>
    </EmptyMessage>
  );
};

/** The candidates found. `isStale`: the list is stale while another search is loading. */
export const CandidateResults = ({ search, page, isStale }: Props & { isStale: boolean }) => {
  const { filters, sort, chosenId, changed } = search;
  const asked = [...(filters.skill ?? []), ...(filters.q ?? '').split(/[,;]/)].map((each) =>
    each.trim().toLowerCase(),
  );
  const pages = Math.max(1, Math.ceil(page.total / candidatesPerPage));
  const pageOf = (to: number): string =>
    changed({ page: to === 1 ? undefined : String(to), candidate: undefined });
  return (
    <Frame>
      <div className="head">
        <output className="num">
          <b>{texts.count(page.total, page.totalIsExact)}</b> {whereText(page)}
        </output>
        <CandidateFilterButton search={search} facets={page.facets} />
        <LightSelect
          label={texts.sort.label}
          hideLabel
          name="sort"
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            search.change({ sort: value === 'relevance' ? undefined : value })
          }
        >
          <option value="relevance">{texts.sort.relevance}</option>
          <option value="active">{texts.sort.active}</option>
          {page.area?.miles !== undefined && <option value="nearest">{texts.sort.nearest}</option>}
        </LightSelect>
      </div>
      <ChosenFilters search={search} />
      {page.isPartial && <output>{texts.partial}</output>}
      {/* the last item of the last page was removed from a list, or the URL is old */}
      {search.page > pages && !isStale && <Navigate to={{ search: pageOf(pages) }} replace />}
      {page.items.length === 0 && page.total === 0 && <Nobody {...{ search, page }} />}
      {page.items.length === 0 && page.total > 0 && <Loading shape="cards" rows={4} />}
      {page.items.length > 0 && (
        <ul className="people">
          {page.items.map((candidate) => (
            <CandidateItem
              key={candidate._id}
              candidate={candidate}
              isChosen={candidate._id === chosenId}
              to={changed({ candidate: candidate._id })}
              asked={asked}
            />
          ))}
        </ul>
      )}
      <p className="control">{texts.control}</p>
      <Pager page={search.page} pages={pages} searchOf={pageOf} />
    </Frame>
  );
};
