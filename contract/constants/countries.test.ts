import { countries, countryName } from './countries';
import { demonym, nationalities } from './nationalities';

const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('countries', () => {
  test('hold all 249 of ISO 3166-1, each code and name once', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(codesOf(countries)).size).toBe(249);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
    for (const { code, name } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toBe(name.trim());
    }
  });

  test('stand by name', () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('are the codes that the platform knows', () => {
    const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(codesOf(countries).filter((code) => known.of(code) === undefined)).toEqual([]);
  });

  test.each([
    ['US', 'United States'],
    ['us', 'United States'],
    ['CI', 'Côte d’Ivoire'],
    ['Germany', 'Germany'],
    ['XX', 'XX'],
    ['', ''],
  ])('countryName(%j) is %j', (given, shown) => {
    expect(countryName(given)).toBe(shown);
  });
});

describe('nationalities', () => {
  test('each have a country, a code and a demonym of their own', () => {
    const ofCountries = new Set(codesOf(countries));
    expect(codesOf(nationalities).filter((code) => !ofCountries.has(code))).toEqual([]);
    expect(new Set(codesOf(nationalities)).size).toBe(nationalities.length);
    expect(new Set(nationalities.map((one) => one.demonym)).size).toBe(nationalities.length);
  });

  test('lack only for places without people of their own', () => {
    const having = new Set(codesOf(nationalities));
    expect(
      codesOf(countries)
        .filter((code) => !having.has(code))
        .sort(),
    ).toEqual(['AQ', 'BV', 'GS', 'HM', 'IO', 'SJ', 'TF', 'UM']);
  });

  test('stand by demonym', () => {
    const shown = nationalities.map((one) => one.demonym);
    expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test.each([
    ['US', 'American'],
    ['gb', 'British'],
    ['KI', 'I-Kiribati'],
    ['Martian', 'Martian'],
    ['', ''],
  ])('demonym(%j) is %j', (given, shown) => {
    expect(demonym(given)).toBe(shown);
  });
});
