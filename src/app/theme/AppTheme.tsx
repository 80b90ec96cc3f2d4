import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useEffect, type ReactNode } from 'react';
import { defaultProps } from './components';
import { fontFaces } from './fonts';
import { theme } from './theme';
import { followMode } from './themeMode';

/**
 * The look of everything below it. Its custom properties are the page's (variables.ts), and light
 * and dark differ in nothing else. MUI's own provider would make a theme of its own for each page,
 * for which all styles were computed anew, and draw it a second time to learn its mode.
 */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  // the document's attribute, another tab and the system are outside React
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
