import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from '@/ui/text/Link';

/**
 * A link within the app that looks like a button. Variants: contained (the view's one main action),
 * outlined, text.
 */
export const LinkButton = (
  props: Omit<ButtonProps<typeof Link>, 'component' | 'href'> &
    Pick<LinkProps, 'to' | 'state' | 'replace'>,
) => <Button {...props} component={Link} />;
