import { useSearchCandidatesQuery } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { CandidatePanel } from '@/features/candidates/panel/CandidatePanel';
import { CandidateBar } from '@/features/candidates/search/CandidateBar';
import { CandidateFilterGroups } from '@/features/candidates/search/CandidateFilterGroups';
import { CandidateResults } from '@/features/candidates/search/CandidateResults';
import {
  useCandidateSearch,
  type CandidateControls,
} from '@/features/candidates/search/useCandidateSearch';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { LinkButton } from '@/ui/button/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Segments } from '@/ui/table/Segments';
import { paths } from '@contract/paths';

const Bar = styled('div')(({ theme }) => ({
  padding: '28px 0 20px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 16px',
    marginBottom: 16,
  },
  '& .title p': { flex: '1 1 280px', color: theme.vars.palette.ink2 },
}));
const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  alignItems: 'start',
  paddingBlock: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    '&[data-open]': { gridTemplateColumns: '208px minmax(0, 1fr) 396px' },
  },
  [theme.breakpoints.between('md', 'lg')]: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 388px' },
  },
  [theme.breakpoints.down('lg')]: { '& > .filters': { display: 'none' } },
  [theme.breakpoints.down('md')]: { '&[data-open] > .list': { display: 'none' } },
}));
const Lists = ({ search: { list, changed } }: { search: CandidateControls }) => (
  <Segments
    label={texts.lists.label}
    segments={[
      { label: texts.lists.all, search: changed({ list: undefined }), isChosen: !list },
      {
        label: texts.lists.shortlisted,
        search: changed({ list: 'shortlisted' }),
        isChosen: list === 'shortlisted',
      },
      {
        label: texts.lists.invited,
        search: changed({ list: 'invited' }),
        isChosen: list === 'invited',
      },
    ]}
  />
);

const Found = ({ search }: { search: CandidateControls }) => {
  const { data, currentData, isFetching, error, refetch } = useSearchCandidatesQuery(search.query);
  // keeps the previous list until the next one has loaded
  const page = currentData ?? (isFetching ? data : undefined);
  const { chosenId } = search;
  const refused = error && !isFetching ? readApiError(error) : undefined;
  return (
    <Panes data-open={chosenId !== undefined || undefined}>
      <aside className="filters" aria-label={texts.filters}>
        <CandidateFilterGroups search={search} facets={page?.facets} />
      </aside>
      <div className="list" aria-busy={isFetching || undefined}>
        {page && <CandidateResults search={search} page={page} isStale={!currentData} />}
        {!page && isFetching && <Loading shape="cards" rows={4} />}
        {!page && !isFetching && (
          <EmptyMessage text={(refused?.status === 403 && refused.message) || texts.failed}>
            <TryAgain onClick={() => void refetch()} />
          </EmptyMessage>
        )}
      </div>
      {chosenId !== undefined && (
        <CandidatePanel
          key={chosenId}
          id={chosenId}
          backTo={search.changed({ candidate: undefined })}
        />
      )}
    </Panes>
  );
};

const Search = () => {
  const search = useCandidateSearch();
  return (
    <>
      <Bar>
        <Wrap wide>
          <div className="title">
            <PageHeading>{texts.title}</PageHeading>
            <p>{texts.intro}</p>
            <Lists search={search} />
            <LinkButton to={paths.candidateSearches()} variant="text" size="small">
              {texts.searches.title}
            </LinkButton>
          </div>
          <CandidateBar search={search} />
        </Wrap>
      </Bar>
      <Wrap wide>
        <Found search={search} />
      </Wrap>
    </>
  );
};

/** Job seekers who are open to work, for employers. Our own host only. */
export const Candidates = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <EmployerTabs wide />
      <Search />
    </Page>
  </OwnHostOnly>
);
