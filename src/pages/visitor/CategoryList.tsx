import Typography from '@mui/material/Typography';
import { paths } from '@/app/paths';
import { CategoryCards } from '@/features/categories/CategoryCards';
import { useCategories } from '@/features/categories/useCategories';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { Loading } from '@/ui/Loading';
import { Page, PageHeading } from '@/ui/Page';
import { TextLink } from '@/ui/TextLink';
import { TryAgain } from '@/ui/TryAgain';
import { Wrap } from '@/ui/Wrap';
import { messages } from '@contract/messages';
import { categoryTexts } from '@contract/texts/categories';

/** All categories (spec §2.10). */
export const CategoryList = () => {
  const { categories, counts, isLoading, isError, refetch } = useCategories();
  return (
    <Page title={categoryTexts.heading}>
      <Wrap sx={{ pt: { xs: 5, md: 7 } }}>
        <PageHeading>{categoryTexts.heading}</PageHeading>
        <Typography variant="subtitle1" sx={{ mt: 1.5, mb: 4.5, color: 'ink2' }}>
          {categoryTexts.lead} <TextLink to={paths.jobListing()}>{categoryTexts.search}</TextLink>
        </Typography>
        {isLoading && <Loading shape="cards" rows={12} />}
        {!isLoading && categories.length === 0 && (
          <EmptyMessage text={messages.getCategories.empty}>
            {isError && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        {categories.length > 0 && (
          <CategoryCards categories={categories} {...(counts ? { counts } : {})} />
        )}
      </Wrap>
    </Page>
  );
};
