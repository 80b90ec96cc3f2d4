/**
 * All colors of the app, light and dark, by purpose. Text pairs have a contrast of at least 4.5:1,
 * borders of controls (`field`) and focus rings (`ring`) at least 3:1; colours.test.ts measures
 * them.
 */
export type Colours = {
  /** Text: primary, secondary, tertiary. */
  ink: string;
  ink2: string;
  ink3: string;
  /** Hairlines, a stronger hairline, and the border of form controls. */
  line: string;
  line2: string;
  field: string;
  /** Backgrounds: the page, cards on it, recessed areas, plain chips. */
  paper: string;
  card: string;
  sunk: string;
  chip: string;
  /** The accent: filled areas and the text on them, a soft tint, and the accent as text color. */
  brand: string;
  brandHover: string;
  brandInk: string;
  brandSoft: string;
  brandText: string;
  amber: string;
  amberHover: string;
  amberInk: string;
  amberSoft: string;
  amberText: string;
  good: string;
  goodSoft: string;
  bad: string;
  badSoft: string;
  /**
   * The dark band of home, profiles and footer: its text, secondary text, highlight and hairline.
   */
  hero: string;
  heroInk: string;
  hero2: string;
  heroAmber: string;
  heroLine: string;
  heroLift: string;
  /** The focus ring. A `Band` sets its own; `ringOnCard` restores the usual one on a card in it. */
  ring: string;
  ringOnCard: string;
  scrim: string;
  logo: string;
  logoInk: string;
  logoDot: string;
  /** Illustrations: sheets, the writing on them, the path behind them. */
  art: string;
  art2: string;
  artInk: string;
  artMute: string;
  artFaint: string;
  artPath: string;
  artTag1: string;
  artTag2: string;
  artTag3: string;
};

export const light: Colours = {
  ink: '#10242a',
  ink2: '#47595f',
  ink3: '#5f7076',
  line: '#e3ded3',
  line2: '#cfc8b9',
  field: '#8e8a7d',
  paper: '#fbfaf7',
  card: '#ffffff',
  sunk: '#f3f0e9',
  chip: '#f3f0e9',
  brand: '#0e4a52',
  brandHover: '#0a3940',
  brandInk: '#ffffff',
  brandSoft: '#e2eeec',
  brandText: '#0e4a52',
  amber: '#f0a202',
  amberHover: '#ffb21f',
  amberInk: '#2b1c00',
  amberSoft: '#fdf0d3',
  amberText: '#7a4f00',
  good: '#1c6b45',
  goodSoft: '#dff1e6',
  bad: '#a8321f',
  badSoft: '#fbe6e1',
  hero: '#0e3b43',
  heroInk: '#f6f3ea',
  hero2: '#a9c9c7',
  heroAmber: '#ffc04d',
  heroLine: '#33595f',
  heroLift: '#1d4d55',
  ring: '#0e7c86',
  ringOnCard: '#0e7c86',
  scrim: 'rgb(16 36 42 / .5)',
  logo: '#0e4a52',
  logoInk: '#ffffff',
  logoDot: '#f0a202',
  art: '#ffffff',
  art2: '#f6f3ea',
  artInk: '#10242a',
  artMute: '#b9c3c1',
  artFaint: '#e8e4da',
  artPath: '#1d5a63',
  artTag1: '#d3e8e3',
  artTag2: '#fbe6bd',
  artTag3: '#e0dff5',
};

export const dark: Colours = {
  ink: '#ecf1ef',
  ink2: '#b4c2c1',
  ink3: '#93a3a3',
  line: '#24373b',
  line2: '#36494d',
  field: '#647b7f',
  paper: '#0b171a',
  card: '#112125',
  sunk: '#0e1c20',
  chip: '#1b2f34',
  brand: '#7cc7c3',
  brandHover: '#94d6d2',
  brandInk: '#06262a',
  brandSoft: '#17333a',
  brandText: '#8fd3cf',
  amber: '#f5b53d',
  amberHover: '#ffc65c',
  amberInk: '#2b1c00',
  amberSoft: '#33270d',
  amberText: '#f5c566',
  good: '#79d2a2',
  goodSoft: '#12301f',
  bad: '#ff9c87',
  badSoft: '#3a1a14',
  hero: '#0a2a30',
  heroInk: '#f6f3ea',
  hero2: '#8fb8b6',
  heroAmber: '#ffc04d',
  heroLine: '#2a474c',
  heroLift: '#163e45',
  ring: '#7cc7c3',
  ringOnCard: '#7cc7c3',
  scrim: 'rgb(2 8 10 / .66)',
  logo: '#2b8c95',
  logoInk: '#ffffff',
  logoDot: '#ffc04d',
  art: '#1b363c',
  art2: '#214047',
  artInk: '#e6efec',
  artMute: '#6f8f90',
  artFaint: '#2f4e54',
  artPath: '#14474f',
  artTag1: '#2f5f5c',
  artTag2: '#5c5130',
  artTag3: '#474a7a',
};

/**
 * Backgrounds and text colors of initials tiles and category icons; a name always gets the same one
 * (see ui/art/toneOf).
 */
export const tiles = {
  light: [
    ['#d9ebe6', '#0c5148'],
    ['#fbe6c5', '#744700'],
    ['#e3e3f7', '#37378c'],
    ['#f8dfdb', '#8a2c1b'],
    ['#dcebf7', '#134f7c'],
    ['#ebe4d6', '#5a4a24'],
  ],
  dark: [
    ['#123a35', '#8fdccb'],
    ['#3d2c0c', '#f4c877'],
    ['#26264f', '#bcbcf5'],
    ['#41201a', '#f4b3a6'],
    ['#12314a', '#9fd0f5'],
    ['#332c1d', '#d9c9a2'],
  ],
} as const;
