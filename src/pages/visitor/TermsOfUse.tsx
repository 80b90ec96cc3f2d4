import { useGetTermsQuery } from '@/api/jobBoardApi';
import { TermsText } from '@/features/terms/TermsText';
import { termsTexts } from '@/texts/terms';
import { LightLoading } from '@/ui/light/LightLoading';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { dateText } from '@/ui/text/dateTexts';

const Changed = styled('div')(({ theme }) => ({
  margin: '8px 0 40px',
  color: theme.vars.palette.ink2,
}));

/** The terms record's text (spec §2.15), and when it was last changed, if the host says so. */
export const TermsOfUse = () => {
  const { data, isFetching, isError, refetch } = useGetTermsQuery();
  const terms = data?.[0];
  const changed = dateText(terms?.updatedAt);
  return (
    <Page title={termsTexts.heading}>
      <Wrap sx={{ pt: { xs: 5, md: 7 } }}>
        <PageHeading>{termsTexts.heading}</PageHeading>
        <Changed>{changed && termsTexts.lastChanged(changed)}</Changed>
        {!terms && isFetching && <LightLoading shape="page" />}
        {!terms && !isFetching && (
          <EmptyMessage text={isError ? termsTexts.failed : termsTexts.empty}>
            {isError && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        {terms && <TermsText terms={terms} />}
      </Wrap>
    </Page>
  );
};
