import { css } from '@mui/material/styles';
import { light } from './colours';
import { theme } from './theme';

/** Paper is white: a page printed from the dark theme takes the light one's colours. */
const onPaper = {
  ...Object.fromEntries(
    Object.entries(light).map(([name, colour]) => [`--jl-palette-${name}`, colour]),
  ),
  '--jl-palette-text-primary': light.ink,
  '--jl-palette-text-secondary': light.ink2,
  '--jl-palette-background-default': '#fff',
  '--jl-palette-background-paper': light.card,
  '--jl-palette-amber-main': light.amber,
  colorScheme: 'light',
};

/**
 * The theme's custom properties, some 400 in both modes and on paper, as the text of a style sheet.
 * Emotion would take longer to read it than a page to be hydrated, and there is nothing in it that
 * emotion has to change.
 */
export const themeVariables = css(...theme.generateStyleSheets(), {
  '@media print': { 'html[data-theme=dark]': onPaper },
}).styles;

/** The style tag with the custom properties; the host writes those that its page uses. */
export const variablesId = 'theme-variables';

/** Gives the page all custom properties, in place of those that the host has written. */
export const addThemeVariables = (): void => {
  const style =
    document.getElementById(variablesId) ??
    document.head.appendChild(document.createElement('style'));
  style.id = variablesId;
  style.textContent = themeVariables;
};
