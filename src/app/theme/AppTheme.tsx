import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useEffect, type ReactNode } from 'react';
import { defaultProps } from './components';
import { fontFaces } from './fonts';
import { theme } from './theme';
import { followMode } from './themeMode';

/**
 * Provides the theme. Its custom properties are set on the page (variables.ts), and light and dark
 * mode differ in nothing else. MUI's own provider would create a new theme for each page, for which
 * all styles are recomputed, and render twice to find out its mode.
 */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  // subscribes to the document's attribute, other tabs and the system
  useEffect(followMode, []);
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaultProps}>
        {fontFaces}
        <CssBaseline />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
};
