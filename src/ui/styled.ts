import { css, styled as muiStyled, type Theme } from '@mui/material/styles';

type Style = (props: { theme: Theme }) => object | string | false | null | undefined;

/** What a style is made of, with a note of whether that is the theme alone. */
const watched = (props: { theme: Theme }) => {
  const seen = { others: false };
  const proxy = new Proxy(props, {
    get: (target, name, receiver) => {
      seen.others ||= name !== 'theme';
      const value: unknown = Reflect.get(target, name, receiver);
      return value;
    },
    ownKeys: (target) => {
      seen.others = true;
      return Reflect.ownKeys(target);
    },
  });
  return { proxy, seen };
};

/**
 * The same style, computed and serialized once for a theme where it depends on nothing else: most
 * do, and a page has a thousand elements.
 */
const onceForTheme = (style: Style): Style => {
  let known: { theme: Theme; styles: ReturnType<typeof css> } | undefined;
  let isOfTheme = true;
  return (props) => {
    if (!isOfTheme) return style(props);
    if (known?.theme === props.theme) return known.styles;
    const { proxy, seen } = watched(props);
    const styles = style(proxy);
    isOfTheme = !seen.others;
    if (!isOfTheme) return styles;
    known = { theme: props.theme, styles: css(styles as Parameters<typeof css>[0]) };
    return known.styles;
  };
};

/** MUI's `styled`; styles are functions of their props alone. */
export const styled = ((...component: Parameters<typeof muiStyled>) => {
  const withStyles = muiStyled(...component) as (...styles: unknown[]) => unknown;
  return (...styles: unknown[]) =>
    withStyles(
      ...styles.map((style) =>
        typeof style === 'function' ? onceForTheme(style as Style) : style,
      ),
    );
  // it is called as MUI's, and gives what MUI's gives
}) as unknown as typeof muiStyled;
