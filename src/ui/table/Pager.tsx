import { commonTexts } from '@/texts/common';
import { LinkButton } from '@/ui/button/LinkButton';
import { styled } from '@/ui/styled';

const Frame = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  // keep both links in place
  '& > span': { minWidth: 96, '&:last-of-type': { textAlign: 'right' } },
}));

type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** Returns the query string of another page. */
  searchOf: (page: number) => string;
};

/**
 * Previous and next links of a list whose page is in the URL. Renders nothing if there is only one
 * page.
 */
export const Pager = ({ page, pages, searchOf }: PagerProps) => {
  if (pages <= 1) return null;
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages ? (
      <LinkButton to={{ search: searchOf(to) }} variant="outlined" size="small">
        {text}
      </LinkButton>
    ) : null;
  return (
    <Frame aria-label={commonTexts.pages}>
      <span>{link(page - 1, commonTexts.previous)}</span>
      <output className="num">{commonTexts.pageOf(page, pages)}</output>
      <span>{link(page + 1, commonTexts.next)}</span>
    </Frame>
  );
};
