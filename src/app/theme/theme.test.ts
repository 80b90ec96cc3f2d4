import { definition, variables } from './definition';
import { theme } from './theme';

type Fields = Record<string, unknown>;
const made = definition as unknown as Fields;
const ours = theme as unknown as Fields;
const fieldsOf = (of: unknown) => Object.entries(of as Fields);

test.each([
  'shape',
  'zIndex',
  'direction',
  'motion',
  'cssVarPrefix',
  'colorSchemeSelector',
  'rootSelector',
  'defaultColorScheme',
])('%s is as MUI makes it', (name) => {
  expect(ours[name]).toEqual(made[name]);
});

test('texts are as MUI makes them', () => {
  const { pxToRem, ...variants } = theme.typography;
  const { pxToRem: madeOf, ...others } = definition.typography;
  expect(variants).toEqual(others);
  expect([pxToRem(14), pxToRem(16), pxToRem(24)]).toEqual([madeOf(14), madeOf(16), madeOf(24)]);
});

test('every variable that the theme names is one that MUI defines', () => {
  const named = (of: unknown, path: string): [string, unknown][] =>
    fieldsOf(of).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}.${name}`, value]] : named(value, `${path}.${name}`),
    );
  const defined = Object.fromEntries(
    named(definition.generateThemeVars(), '').map(([path, value]) => [path, value]),
  );
  const all = named(theme.vars, '');
  expect(all.length).toBeGreaterThan(200);
  for (const [path, value] of all) {
    expect([path, value]).toEqual([path, defined[path]]);
    expect(variables).toContain(`${String(value).slice('var('.length, -1)}:`);
  }
});

test('every colour of MUI’s parts is named by its variable', () => {
  for (const [name, colour] of fieldsOf(definition.palette)) {
    if (typeof (colour as Fields)['main'] !== 'string') continue;
    expect(theme.palette).toHaveProperty([name, 'main'], `var(--jl-palette-${name}-main)`);
  }
});

test.each([
  ['a step', [1]],
  ['nothing said', []],
  ['none', [0]],
  ['steps and others', [2, 'auto', 0.5, -1]],
])('spaces: %s', (_, values) => {
  expect(theme.spacing(...(values as [number]))).toBe(definition.spacing(...(values as [number])));
});

test.each([
  [theme.vars.palette.primary.main, 0.5],
  ['var(--jl-palette-ink, #000)', 0.2],
  [theme.vars.palette.text.primary, 'var(--a) + var(--b)'],
])('%s lets %s through', (colour, share) => {
  const of = colour.replace(', #000', '');
  expect(theme.alpha(of, share)).toBe(definition.alpha(of, share));
});

test('screens’ widths, transitions and modes are as MUI writes them', () => {
  for (const width of ['up', 'down', 'only', 'not'] as const) {
    expect(theme.breakpoints[width]('sm')).toBe(definition.breakpoints[width]('sm'));
  }
  expect(theme.breakpoints.between('sm', 'lg')).toBe(definition.breakpoints.between('sm', 'lg'));
  expect(theme.transitions.create(['color'], { duration: 150 })).toBe(
    definition.transitions.create(['color'], { duration: 150 }),
  );
  expect(theme.transitions.getAutoHeightDuration(300)).toBe(
    definition.transitions.getAutoHeightDuration(300),
  );
  for (const mode of ['light', 'dark'] as const) {
    expect(theme.applyStyles(mode, { color: 'red' })).toEqual(
      definition.applyStyles(mode, { color: 'red' }),
    );
  }
});
