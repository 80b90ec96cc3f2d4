import { css, styled as muiStyled, type Theme } from '@mui/material/styles';

type Style = (props: { theme: Theme }) => object | string | false | null | undefined;

/** Wraps a style's props in a proxy that records whether any prop other than the theme is read. */
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
 * Computes and serializes a style once per theme if it depends on the theme alone, as most do: a
 * page has a thousand elements.
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

/** MUI's `styled`; style functions must depend on their props alone. */
export const styled = ((...component: Parameters<typeof muiStyled>) => {
  const withStyles = muiStyled(...component) as (...styles: unknown[]) => unknown;
  return (...styles: unknown[]) =>
    withStyles(
      ...styles.map((style) =>
        typeof style === 'function' ? onceForTheme(style as Style) : style,
      ),
    );
  // same signature and result as MUI's
}) as unknown as typeof muiStyled;
