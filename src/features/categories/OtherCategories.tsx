import { categoryTexts } from '@/texts/categories';
import { CategoryIcon } from '@/ui/art/categoryIcons';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { useCategories } from './useCategories';

const Frame = styled('nav')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  [theme.breakpoints.down('md')]: { '& ul': { columnCount: 2 } },
  [theme.breakpoints.down(360)]: { '& ul': { columnCount: 1 } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '7px 10px',
    marginInlineStart: -10,
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.ink2,
    fontWeight: 550,
    fontSize: theme.typography.dense.fontSize,
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none' },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.sunk, color: theme.vars.palette.ink },
}));

/** Links to all other categories; renders nothing if they can't be read. */
export const OtherCategories = ({ besides }: { besides: string }) => {
  const { categories } = useCategories();
  const others = categories.filter(({ categoryName }) => categoryName !== besides);
  if (others.length === 0) return null;
  return (
    <Frame aria-labelledby="other-categories">
      <h2 id="other-categories">{categoryTexts.others}</h2>
      <ul>
        {others.map(({ categoryName }) => (
          <li key={categoryName}>
            <Link to={paths.category(categoryName)} dir="auto">
              <CategoryIcon category={categoryName} />
              {categoryName}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
};
