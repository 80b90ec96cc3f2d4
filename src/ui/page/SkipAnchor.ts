import { styled } from '@/ui/styled';

/** A link that skips a part of the page; visible only when focused. */
export const SkipAnchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 12,
  left: 12,
  // above the opaque header
  zIndex: theme.zIndex.appBar + 1,
  padding: '12px 20px',
  borderRadius: theme.shape.borderRadius,
  fontWeight: 650,
  backgroundColor: theme.vars.palette.brand,
  color: theme.vars.palette.brandInk,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
