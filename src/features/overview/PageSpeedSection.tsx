import { useGetPageSpeedQuery } from '@/api/memberApi';
import { pageSpeedTexts as texts } from '@/texts/admin/pageSpeed';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { PageSpeedTable } from './PageSpeedTable';

const Quiet = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  '&:not(:last-child)': { marginBottom: 16 },
}));

/** How fast pages were for real visitors in the last 28 days, or why that is unknown. */
export const PageSpeedSection = () => {
  const { data, isFetching, isError, refetch } = useGetPageSpeedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isFetching) return <Loading shape="table" />;
  if (!data || (isError && !isFetching))
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  if (data.pages.length === 0) return <Quiet>{data.counting ? texts.none : texts.off}</Quiet>;
  return (
    <>
      <Quiet>
        {texts.explained} {!data.counting && texts.off}
      </Quiet>
      <PageSpeedTable pages={data.pages} />
    </>
  );
};
