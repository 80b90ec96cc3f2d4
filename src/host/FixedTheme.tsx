import { ThemeContext } from '@emotion/react';
import { useTheme, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/app/theme/theme';

const variables = theme.generateThemeVars();

/** The theme's provider asks for the variables anew for every page, and they never change. */
export const fixTheme = (): void => {
  theme.generateThemeVars = () => variables;
};

let first: Theme | undefined;
const fixed = (ofPage: Theme): Theme => (first ??= ofPage);

/**
 * One theme for all pages, by which styles are known that were computed for an earlier one: its
 * provider makes the same anew for every page.
 */
export const FixedTheme = ({ children }: { children: ReactNode }) => (
  <ThemeContext value={fixed(useTheme())}>{children}</ThemeContext>
);
