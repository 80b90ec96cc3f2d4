import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card';
import type { ElementType } from 'react';

// named here because `styled(Card)` forgets the element that MUI's own type asks for
type CardProps = MuiCardProps & { component?: ElementType };

/** A sheet on the page: hairline, no shadow. */
export const Card = (props: CardProps) => <MuiCard {...props} />;
