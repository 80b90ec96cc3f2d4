import { dark, light, tiles, type Colours } from './colours';

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** The contrast ratio of WCAG 2.2, from 1 to 21. */
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

type Name = keyof Colours;
const grounds: Name[] = ['paper', 'card', 'sunk'];
const on = (inks: Name[], on: Name[]) =>
  inks.flatMap((ink) => on.map((ground) => [ink, ground] as const));
const texts = [
  ...on(['ink', 'ink2', 'ink3', 'brandText', 'bad', 'good', 'amberText'], grounds),
  ...on(['brandInk'], ['brand', 'brandHover']),
  ...on(['amberInk'], ['amber', 'amberHover']),
  ...on(['brandText', 'ink', 'ink2'], ['brandSoft']),
  ...on(['amberText'], ['amberSoft']),
  ...on(['good'], ['goodSoft']),
  ...on(['bad'], ['badSoft']),
  ...on(['badSoft'], ['bad']),
  ...on(['ink2'], ['chip']),
  ...on(['heroInk', 'hero2', 'heroAmber'], ['hero', 'heroLift']),
];
const shapes = [
  ...on(['field', 'ring', 'brand'], grounds),
  ...on(['heroAmber'], ['hero']),
  ...on(['logo'], ['paper']),
];

describe.each([
  ['light', light, tiles.light],
  ['dark', dark, tiles.dark],
] as const)('%s', (_theme, colours, pairs) => {
  it.each(texts)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s can be told from %s', (shape, ground) => {
    expect(contrast(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
  it.each(pairs)('initials can be read on %s', (ground, ink) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
