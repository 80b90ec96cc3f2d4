import { allPlaces } from '../../../generated/gazetteer/allPlaces';
import { zipCodes } from '../../../generated/gazetteer/zipCodes';
import { readGazetteer } from '../gazetteer';
import { fieldPlace } from './fieldPlace';

const gazetteer = readGazetteer(allPlaces, zipCodes);

const read = (typed: string): string => {
  const found = fieldPlace(gazetteer, typed);
  return found ? `${found.place.name}${found.isWritten ? '' : ', not as jobs write it'}` : 'none';
};

test.each([
  ['Dallas, TX', 'Dallas, TX'],
  ['dallas', 'Dallas, TX'],
  ['Portland', 'Portland, OR'],
  ['Dallas, Texas', 'Dallas, TX'],
  ['Washington, DC', 'Washington, DC'],
  ['Texas', 'Texas'],
  ['Texas (remote)', 'Texas'],
  ['remote', 'none'],
  ['TX', 'Texas'],
  ['520 Madison Ave, Boise, ID', 'Boise, ID'],
  ['United States', 'United States'],
  ['東京都', 'none'],
  ['madison ave', 'none'],
  ['Tow', 'none'],
])('%s is searched as it is written: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test.each([
  ['in dallas', 'Dallas, TX'],
  ['near Dallas, TX', 'Dallas, TX'],
  ['Chicago, Illinois, USA', 'Chicago, IL'],
  ['phoneix', 'Phoenix, AZ'],
  ['philidelphia', 'Philadelphia, PA'],
  ['Phoneix, AZ', 'Phoenix, AZ'],
  ['within 20 miles of Dallas', 'Dallas, TX'],
  ['dallas 50 miles', 'Dallas, TX area'],
  ['New York City', 'New York, NY'],
  ['75201', 'Dallas, TX 75201'],
  ['Houston, TX 77056', 'Houston, TX 77056'],
  ['dfw', 'Dallas-Fort Worth'],
  ['washington state', 'Washington'],
  ['state of texas', 'Texas'],
  ['N. Carolina', 'North Carolina'],
  ['texas or oklahoma', 'Texas or Oklahoma'],
  ['Texas, Oklahoma', 'Texas or Oklahoma'],
  ['dallas, houston', 'Dallas, TX or Houston, TX'],
])('%s is read: %s', (typed, expected) => {
  expect(read(typed)).toBe(`${expected}, not as jobs write it`);
});
