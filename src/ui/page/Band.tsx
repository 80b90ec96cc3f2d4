import { styled } from '@/ui/styled';

/**
 * The dark band across the page (home's hero, a profile's header, the footer): its text color, and
 * a focus ring and logo that are visible on it.
 */
export const Band = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.hero,
  color: theme.vars.palette.heroInk,
  '--jl-palette-ring': theme.vars.palette.heroAmber,
  '--jl-palette-logo': '#2b8c95',
  '--jl-palette-logoDot': theme.vars.palette.heroAmber,
}));
