import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { theme } from './theme';

/**
 * The look of everything below it; its custom properties are the page's (variables.ts). The mode is kept in localStorage as `jobline-mode`:
 * public/colour-scheme.js reads the same key before the first paint.
 */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider
    theme={theme}
    defaultMode="system"
    modeStorageKey="jobline-mode"
    disableTransitionOnChange
    disableStyleSheetGeneration
  >
    {fontFaces}
    <CssBaseline />
    {children}
  </ThemeProvider>
);
