import { allPlaces } from '../../generated/gazetteer/allPlaces';
import { largerPlaces } from '../../generated/gazetteer/largerPlaces';
import { zipCodes } from '../../generated/gazetteer/zipCodes';
import { distanceMiles } from './distance';
import { citiesWithin, readGazetteer } from './gazetteer';
import { geocode } from './geocode';

const gazetteer = readGazetteer(allPlaces, zipCodes);

test.each([
  ['Tulsa, OK', 'city', 'Tulsa, OK'],
  ['tulsa ok', 'city', 'Tulsa, OK'],
  ['Tulsa, Oklahoma, United States', 'city', 'Tulsa, OK'],
  ['Saint Louis, MO', 'city', 'St. Louis, MO'],
  ['St Louis, Missouri', 'city', 'St. Louis, MO'],
  ['Ft. Worth, TX', 'city', 'Fort Worth, TX'],
  ['Coeur d’Alene, ID', 'city', "Coeur d'Alene, ID"],
  ['Cañon City, CO', 'city', 'Cañon City, CO'],
  ['New York', 'city', 'New York, NY'],
  ['New York, NY', 'city', 'New York, NY'],
  ['New York City', 'city', 'New York, NY'],
  ['The Bronx, NY', 'city', 'Bronx, NY'],
  ['Washington, DC', 'city', 'Washington, DC'],
  ['Chicago', 'city', 'Chicago, IL'],
  ['Portland', 'city', 'Portland, OR'],
  ['Portland, Maine', 'city', 'Portland, ME'],
  ['La Jolla, CA', 'city', 'La Jolla, CA'],
  ['Remote - Austin, TX', 'city', 'Austin, TX'],
  ['Austin, TX (Hybrid)', 'city', 'Austin, TX'],
  ['Hybrid remote in Dallas, TX', 'city', 'Dallas, TX'],
  ['Denver, CO / Boulder, CO', 'city', 'Denver, CO'],
  ['75201', 'zip', 'Dallas, TX 75201'],
  ['Salt Lake City, UT 84101', 'zip', 'Salt Lake City, UT 84101'],
  ['10777 W Twain Ave Ste 150, Las Vegas, NV 89135', 'zip', 'Las Vegas, NV 89135'],
  ['Dallas, TX 75201-1234', 'zip', 'Dallas, TX 75201'],
  ['Greater Chicago Area', 'region', 'Chicago, IL area'],
  ['New York City Metropolitan Area', 'region', 'New York, NY area'],
  ['Austin, Texas Metropolitan Area', 'region', 'Austin, TX area'],
  ['Greater Yuma, AZ Area', 'region', 'Yuma, AZ area'],
  ['Buffalo-Niagara Falls Area', 'region', 'Buffalo, NY area'],
  ['Greenville-Spartanburg-Anderson, South Carolina Area', 'region', 'Greenville, SC area'],
  ['Dallas-Fort Worth Metroplex', 'region', 'Dallas-Fort Worth'],
  ['San Francisco Bay Area', 'region', 'San Francisco Bay Area'],
  ['San Francisco Bay Area, CA', 'region', 'San Francisco Bay Area'],
  ['Hampton Roads, Virginia Metropolitan Area', 'region', 'Hampton Roads, VA'],
  ['Orange County, CA', 'region', 'Orange County, CA'],
  ['West Baton Rouge Parish, LA', 'region', 'West Baton Rouge Parish, LA'],
  ['Philly, PA', 'city', 'Philadelphia, PA'],
  ['LA, CA', 'city', 'Los Angeles, CA'],
  ['KC, KS', 'city', 'Kansas City, KS'],
  ['East TX', 'region', 'East Texas'],
  ['Central Valley, TX', 'state', 'Texas'],
  ['Texas', 'state', 'Texas'],
  ['TX', 'state', 'Texas'],
  ['Texas, United States', 'state', 'Texas'],
  ['New York, United States', 'state', 'New York'],
  ['Washington State', 'state', 'Washington'],
  ['Nowhereville, TX', 'state', 'Texas'],
  ['United States', 'country', 'United States'],
  ['Remote (USA)', 'country', 'United States'],
])('locates %s: %s %s', (text, kind, name) => {
  expect(geocode(gazetteer, text)).toMatchObject({ kind, name });
});

test.each([
  '',
  'Remote',
  'London',
  'London, UK',
  'London, England, United Kingdom',
  'Toronto, ON',
  'Ontario, Canada',
  'Paris',
  'Birmingham, England',
  'India',
  'Latin America',
  'Springfield',
  'Greater Bloomington Area',
  '00000',
  'Various locations',
  ',;/()--',
])('locates nothing by "%s"', (text) => {
  expect(geocode(gazetteer, text)).toBeUndefined();
});

test('says where a city is, how many live there and how postings write it', () => {
  const tulsa = geocode(gazetteer, 'Tulsa, OK');
  expect(tulsa).toMatchObject({ city: 'Tulsa', state: 'OK', miles: 0 });
  expect(
    distanceMiles(tulsa ?? { latitude: 0, longitude: 0 }, { latitude: 36.15, longitude: -95.99 }),
  ).toBeLessThan(2);
  expect(tulsa?.population).toBeGreaterThan(350_000);
  expect(tulsa?.names).toEqual(['Tulsa OK', 'Tulsa Oklahoma', 'Tulsa']);
  expect(geocode(gazetteer, 'Portland, ME')?.names).toEqual(['Portland ME', 'Portland Maine']);
  expect(geocode(gazetteer, 'St. Louis, MO')?.names).toContain('Saint Louis MO');
  expect(geocode(gazetteer, 'Ohio')?.names).toEqual(['Ohio', 'OH']);
});

test('finds the cities around a point, nearest first', () => {
  const near = citiesWithin(gazetteer, { latitude: 36.15, longitude: -95.99 }, 15);
  expect(near[0]?.name).toBe('Tulsa, OK');
  expect(near.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Broken Arrow, OK', 'Jenks, OK']),
  );
  expect(near.map(({ name }) => name)).not.toContain('Oklahoma City, OK');
});

test('knows the same places by the smaller list of the browser, but for the smallest and ZIP codes', () => {
  const browser = readGazetteer(largerPlaces);
  for (const text of ['Tulsa, OK', 'Greater Chicago Area', 'Orange County, CA', 'Texas', 'nyc'])
    expect(geocode(browser, text)?.name).toBe(geocode(gazetteer, text)?.name);
  expect(geocode(browser, '75201')).toBeUndefined();
  expect(geocode(browser, 'Dallas, TX 75201')?.name).toBe('Dallas, TX');
  expect(largerPlaces.length).toBeLessThan(150_000);
});
