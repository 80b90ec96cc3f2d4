import { joinPlaces, placeText, type PlaceParts } from './places';

test.each<[parts: PlaceParts, text: string]>([
  [{ city: 'Phoenix', state: 'AZ' }, 'Phoenix, AZ'],
  [{ city: 'Phoenix', state: 'AZ', zip: '85001', country: 'US' }, 'Phoenix, AZ'],
  [{ city: 'Phoenix', state: 'Arizona', country: 'United States' }, 'Phoenix, Arizona'],
  [{ city: 'Phoenix, AZ', state: 'AZ' }, 'Phoenix, AZ'],
  [{ city: 'Phoenix, AZ', state: 'Arizona' }, 'Phoenix, AZ'],
  [{ city: 'Phoenix, Arizona', state: 'AZ' }, 'Phoenix, Arizona'],
  [{ city: 'Phoenix AZ', state: 'az' }, 'Phoenix AZ'],
  [{ city: 'New York', state: 'NY' }, 'New York, NY'],
  [{ city: 'New York', state: 'New York' }, 'New York, New York'],
  [{ city: 'Oklahoma City', state: 'OK' }, 'Oklahoma City, OK'],
  [{ city: 'Washington', state: 'DC' }, 'Washington, DC'],
  [{ city: 'Toronto', state: 'ON', country: 'CA' }, 'Toronto, ON, Canada'],
  [{ city: 'Toronto', state: 'ON', country: 'Canada' }, 'Toronto, ON, Canada'],
  [{ city: 'Toronto, ON, Canada', state: 'ON', country: 'CA' }, 'Toronto, ON, Canada'],
  [{ city: 'Tbilisi', country: 'GE' }, 'Tbilisi, Georgia (country)'],
  [{ city: 'Atlanta', state: 'Georgia', country: 'US' }, 'Atlanta, Georgia'],
  [{ city: 'London', country: 'UK' }, 'London, United Kingdom'],
  [{ city: 'Atlantis', country: 'Poseidonia' }, 'Atlantis, Poseidonia'],
  [{ state: 'TX' }, 'TX'],
  [{ zip: '85001' }, '85001'],
  [{ zip: '85001', country: 'USA' }, '85001'],
  [{ country: 'us' }, 'United States'],
  [{ country: 'DE' }, 'Germany'],
  [{}, ''],
])('%j is %j', (parts, text) => {
  expect(placeText(parts)).toBe(text);
});

test('several places are whole ones, each once', () => {
  expect(joinPlaces(['Tulsa, Oklahoma, United States', ' ', 'Denver, CO', 'Tulsa, OK'])).toBe(
    'Tulsa, OK; Denver, CO',
  );
  expect(joinPlaces(['Toronto, Ontario, CA', 'Ontario, CA'])).toBe(
    'Toronto, Ontario, Canada; Ontario, CA',
  );
  const many = joinPlaces(Array.from({ length: 40 }, (_, n) => `Town ${n}, TX`));
  expect(many.length).toBeLessThanOrEqual(120);
  expect(many.split('; ').every((each) => /^Town \d+, TX$/.test(each))).toBe(true);
  expect(many.length).toBeGreaterThan(100);
});
