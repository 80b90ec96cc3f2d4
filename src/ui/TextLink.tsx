import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router-dom';

/** A link within the app, in running text. */
export const TextLink = (props: Omit<MuiLinkProps<typeof Link>, 'component' | 'href'> & Pick<LinkProps, 'to' | 'state' | 'replace'>) => <MuiLink {...props} component={Link} />;
