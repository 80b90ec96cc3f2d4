import { useSearchParams } from 'react-router-dom';
import type { SearchTerm } from '@/api/jobBoardApi';
import { useGetSearchTermsQuery } from '@/api/memberApi';
import { ExportButton } from '@/features/office/ExportButton';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { searchTermTexts as texts } from '@/texts/admin/searches';
import { formatNumber } from '@/texts/numbers';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { DayFilters } from '@/ui/table/DayFilters';
import { dayIn } from '@/ui/table/dayIn';
import { PagedTable } from '@/ui/table/PagedTable';
import { TableTools } from '@/ui/table/TableFrame';
import { useTableAddress } from '@/ui/table/useTableAddress';
import { TextLink } from '@/ui/text/TextLink';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';

const numbers = ['searches', 'visitors', 'results', 'noResults', 'clicks'] as const;
const columns = [
  { name: 'term' as const, label: texts.columns.term, text: ({ term }: SearchTerm) => term },
  ...numbers.map((name) => ({
    name,
    label: texts.columns[name],
    isNumber: true as const,
    text: ({ [name]: count }: SearchTerm) => (count === null ? texts.unknown : formatNumber(count)),
  })),
];

/** The search among the terms, which is kept in the URL. */
const useTermSearch = () => {
  const address = useTableAddress(columns);
  const [params] = useSearchParams();
  const { filter, sort, page, change } = address;
  const filters = {
    q: filter.trim(),
    withoutResults: params.get('withoutResults') === 'true' || undefined,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
  return {
    address,
    filters,
    query: {
      ...filters,
      sort: columns.find(({ name }) => name === sort?.name)?.name,
      order: sort === null ? undefined : sort.descending ? ('desc' as const) : ('asc' as const),
      page,
      limit: limits.tableSize,
    },
    choose: (changes: { withoutResults: string } | { from: string } | { to: string }): void =>
      change(changes),
  };
};
type TermSearch = ReturnType<typeof useTermSearch>;

const TermFilters = ({ filters, choose }: Pick<TermSearch, 'filters' | 'choose'>) => (
  <TableTools sx={{ justifyContent: 'start', columnGap: 2 }}>
    <DayFilters days={filters} labels={texts} choose={choose} />
    <CheckboxInput
      name="withoutResults"
      label={texts.withoutResults}
      checked={filters.withoutResults === true}
      onChange={({ currentTarget }) =>
        choose({ withoutResults: currentTarget.checked ? 'true' : '' })
      }
    />
  </TableTools>
);

const emptyText = ({ withoutResults, from, to }: TermSearch['filters']) =>
  withoutResults ? texts.allFound : from || to ? texts.noneThen : texts.empty;

const See = ({ term }: SearchTerm) => (
  <TextLink
    to={paths.jobListing(new URLSearchParams({ q: term }).toString())}
    aria-label={texts.seeNamed(term)}
  >
    {texts.see}
  </TextLink>
);

const Terms = () => {
  const { address, filters, query, choose } = useTermSearch();
  // changed by visitors' searches, so it is refetched on each visit
  const found = useGetSearchTermsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <>
      <HeadingRow>
        <PageHeading>{texts.title}</PageHeading>
        <ExportButton call="exportSearchTerms" search={filters} />
      </HeadingRow>
      <p style={{ maxWidth: '70ch', marginTop: 8 }}>{texts.intro}</p>
      {found.data?.counting === false && <p role="note">{texts.off}</p>}
      <TermFilters {...{ filters, choose }} />
      <PagedTable
        title={texts.title}
        search={texts.search}
        empty={emptyText(filters)}
        noun={texts.noun}
        columns={columns}
        actionLabel={texts.columns.action}
        action={See}
        address={address}
        answer={found.data}
        isStale={!found.currentData}
        isFetching={found.isFetching}
        isError={found.isError && !found.isFetching}
        refetch={found.refetch}
      />
    </>
  );
};

/**
 * Visitors' search terms and whether they find anything, summed over days: shows which words need a
 * synonym. The URL holds search, filters, order and page.
 */
export const Searches = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <Terms />
      </Wrap>
    </Page>
  </OwnHostOnly>
);
