import { css } from '@mui/material/styles';
import { theme } from '@/app/theme/theme';

const variables = theme.generateThemeVars();
const styleSheets = [css(...theme.generateStyleSheets())];

/** The theme's provider asks for these anew for every page, and they never change. */
export const fixTheme = (): void => {
  theme.generateThemeVars = () => variables;
  theme.generateStyleSheets = () => styleSheets;
};
