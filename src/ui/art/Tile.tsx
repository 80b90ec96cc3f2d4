import { styled } from '@/ui/styled';
import type { Tone } from '@contract/text/tones';

/**
 * A rounded square (or circle) in one of the six tones, behind initials, logos and category icons.
 * `size` is in pixels.
 */
export const Tile = styled('span', {
  shouldForwardProp: (name) => name !== 'tone' && name !== 'size' && name !== 'round',
})<{ tone: Tone; size?: number; round?: boolean }>(({ theme, tone, size = 48, round = false }) => ({
  width: size,
  height: size,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: round ? '50%' : Math.round(size * 0.26),
  backgroundColor: theme.vars.palette[`tile${tone}`],
  color: theme.vars.palette[`tile${tone}Ink`],
  fontWeight: 750,
  fontSize: Math.round(size * 0.355),
  lineHeight: 1,
  letterSpacing: '-.02em',
  userSelect: 'none',
  WebkitUserSelect: 'none',
}));
