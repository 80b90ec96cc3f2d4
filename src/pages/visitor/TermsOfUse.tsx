import { termsTexts } from '@contract/texts/terms';
import { useGetTermsQuery } from '@/api/jobBoardApi';
import { TermsText } from '@/features/terms/TermsText';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { Loading } from '@/ui/Loading';
import { Page, PageHeading } from '@/ui/Page';
import { TryAgain } from '@/ui/TryAgain';
import { Wrap } from '@/ui/Wrap';

/** The terms record's text (spec §2.15). */
export const TermsOfUse = () => {
  const { data, isFetching, isError, refetch } = useGetTermsQuery();
  const terms = data?.[0];
  return (
    <Page title={termsTexts.heading}>
      <Wrap sx={{ pt: { xs: 5, md: 7 } }}>
        <PageHeading sx={{ mb: { xs: 4, md: 6 } }}>{termsTexts.heading}</PageHeading>
        {!terms && isFetching && <Loading shape="page" />}
        {!terms && !isFetching && <EmptyMessage text={isError ? termsTexts.failed : termsTexts.empty}>{isError && <TryAgain onClick={() => void refetch()} />}</EmptyMessage>}
        {terms && <TermsText terms={terms} />}
      </Wrap>
    </Page>
  );
};
