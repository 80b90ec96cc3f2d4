import type { ComponentProps } from 'react';
import { styled } from '@/ui/styled';

const Shape = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.ink2,
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
  '&:hover': { backgroundColor: theme.vars.palette.sunk, color: theme.vars.palette.ink },
}));

/** A 40 px square button with only an icon. Requires an `aria-label` that names what it acts on. */
export const IconButton = (props: ComponentProps<typeof Shape>) => (
  <Shape type="button" {...props} />
);
