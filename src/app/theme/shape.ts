/** Border radii in pixels, by size: what is nested has a smaller radius than its container. */
const radius = {
  /** Links, marks. */
  xs: 4,
  /** Checkboxes, small buttons inside a control. */
  sm: 6,
  /** Menu items, tooltips. */
  md: 8,
  /** Tiles, menus. */
  lg: 12,
  card: 14,
  /** Dialogs and sheets. */
  sheet: 18,
  pill: 99,
};
export type Radius = typeof radius;

/** `borderRadius` is that of controls: buttons, fields, alerts. */
export const shape = { borderRadius: 10, radius };

/** The minimum widths of the breakpoints, in pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 };
