import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CategoryCards } from '@/features/categories/CategoryCards';
import { useCategories } from '@/features/categories/useCategories';
import { HeroSearch } from '@/features/search/bar/HeroSearch';
import { categoryTexts } from '@/texts/categories';
import { LightLoading } from '@/ui/light/LightLoading';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

/** All categories (spec §2.10). */
export const CategoryList = () => {
  const { categories, counts, isLoading, isError, refetch } = useCategories();
  return (
    <Page title={categoryTexts.heading}>
      <Wrap sx={{ pt: { xs: 5, md: 7 } }}>
        <PageHeading>{categoryTexts.heading}</PageHeading>
        <Typography variant="subtitle1" sx={{ mt: 1.5, mb: 3, color: 'ink2' }}>
          {categoryTexts.lead} <TextLink to={paths.jobListing()}>{categoryTexts.search}</TextLink>
        </Typography>
        <Box sx={{ maxWidth: 760, mb: 4.5 }}>
          <HeroSearch plain />
        </Box>
        {isLoading && <LightLoading shape="cards" rows={12} />}
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
