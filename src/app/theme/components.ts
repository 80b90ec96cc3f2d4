import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './components/buttons';
import { fields } from './components/fields';
import { messages } from './components/messages';
import { surfaces } from './components/surfaces';
import { tables } from './components/tables';
import { text } from './components/text';

/** Theme overrides of MUI's components. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: baseline },
  ...text,
  ...buttons,
  ...fields,
  ...messages,
  ...surfaces,
  ...tables,
};

/** Default props of MUI's components, by name. */
export const defaultProps = Object.fromEntries(
  Object.entries(components).map(([name, part]) => [
    name,
    'defaultProps' in part ? part.defaultProps : {},
  ]),
);
