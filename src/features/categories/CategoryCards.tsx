import type { Category } from '@/api/jobBoardApi';
import { categoryTexts } from '@/texts/categories';
import { CategoryTile } from '@/ui/art/categoryIcons';
import { LightCard } from '@/ui/light/LightCard';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
}));
const Frame = styled(LightCard)(({ theme }) => ({
  height: '100%',
  padding: 24,
  display: 'grid',
  gap: 22,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { padding: 18, gap: 16 },
  '& h2': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  '& p': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    minHeight: 22,
  },
}));

type CategoryCardsProps = {
  categories: Category[];
  /** The number of live jobs per category, if the host provides it. */
  counts?: ReadonlyMap<string, number>;
};

/** The categories as cards with icons, linked to the category's page (spec §2.10). */
export const CategoryCards = ({ categories, counts }: CategoryCardsProps) => (
  <Grid>
    {categories.map(({ categoryName }) => {
      const count = counts?.get(categoryName) ?? 0;
      return (
        <li key={categoryName}>
          <Frame interactive>
            <CategoryTile category={categoryName} />
            <div>
              <h2 dir="auto">
                <Link className="cover" to={paths.category(categoryName)}>
                  {categoryName}
                </Link>
              </h2>
              {counts && <p className="num">{categoryTexts.jobs(count)}</p>}
            </div>
          </Frame>
        </li>
      );
    })}
  </Grid>
);
