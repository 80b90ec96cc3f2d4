import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';

/** A link in running text. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.brandText,
  fontWeight: 600,
  textUnderlineOffset: '.2em',
  borderRadius: theme.shape.radius.xs,
  '&:hover': { textDecoration: 'underline' },
}));
