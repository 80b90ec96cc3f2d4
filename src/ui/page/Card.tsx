import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card';
import type { ElementType } from 'react';

// declared because `styled(Card)` drops the `component` prop that MUI's own type requires
type CardProps = MuiCardProps & { component?: ElementType };

/** A card: a hairline border, no shadow. */
export const Card = (props: CardProps) => <MuiCard {...props} />;
