import { styled } from '@/ui/styled';

// `as` and `sx` are listed because a custom filter replaces MUI's
const own = new Set<PropertyKey>(['interactive', 'as', 'sx']);

/**
 * A card: a hairline border, no shadow. For home, the job list, skeletons and the job cards
 * repeated in lists: MUI's card (ui/page/Card, which looks the same) would add Paper to the script
 * of landing pages. `interactive` adds hover styles, for cards with one link that covers them.
 */
export const LightCard = styled('div', { shouldForwardProp: (name) => !own.has(name) })<{
  interactive?: boolean;
}>(({ theme, interactive }) => ({
  '--jl-palette-ring': theme.vars.palette.ringOnCard,
  backgroundColor: theme.vars.palette.card,
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.card,
  ...(interactive && {
    position: 'relative',
    transition: theme.transitions.create(['border-color', 'box-shadow', 'transform'], {
      duration: 150,
    }),
    // the card's one link covers it: the whole card is clickable, its accessible name stays short
    '& a.cover::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: theme.shape.radius.card,
    },
    '& a.cover:focus-visible': { outline: 'none' },
    '&:hover': {
      borderColor: theme.vars.palette.line2,
      transform: 'translateY(-2px)',
      boxShadow: '0 12px 32px -18px rgb(16 36 42 / .3)',
    },
    '&:has(a.cover:focus-visible)': {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: 2,
    },
  }),
}));
