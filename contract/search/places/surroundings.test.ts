import { allPlaces } from '../../generated/gazetteer/allPlaces';
import { readGazetteer } from './gazetteer';
import { geocode } from './geocode';
import { pointSurroundings } from './surroundings';

const gazetteer = readGazetteer(allPlaces);
const around = ['Hempstead, NY', 'Stamford, CT', 'Metro area'].map((place) => ({
  place,
  miles: 20,
}));
const nearTo = (name: string, isExact = false): readonly string[] => {
  const place = geocode(gazetteer, name);
  if (!place) throw new Error(`No place ${name}`);
  return pointSurroundings(gazetteer, place, around, { reach: 25, isExact }).near.places;
};

test('a region of one state ends at its border, unless a distance was chosen', () => {
  const near = nearTo('long island');
  expect(near).toContain('Hempstead, NY');
  expect(near).toContain('Metro area');
  expect(near).not.toContain('Stamford, CT');
  expect(nearTo('long island', true)).toContain('Stamford, CT');
});

test('a city’s surroundings cross it', () => {
  expect(nearTo('New Rochelle, NY')).toContain('Stamford, CT');
});
