import fc from 'fast-check';
import { distanceMiles } from './distance';
import { nearText, parseNear, roundedBy } from './miles';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

test('where somebody is leaves the browser rounded, and is read as it was rounded', () => {
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const text = nearText({ latitude, longitude });
      expect(text).toMatch(/^-?\d{1,2}(\.\d)?,-?\d{1,3}(\.\d)?$/);
      expect(text).not.toMatch(/-0(,|$)/);
      const read = parseNear(text) ?? { latitude: 99, longitude: 0 };
      expect(nearText(read)).toBe(text);
      expect(distanceMiles(read, { latitude, longitude })).toBeLessThan(roundedBy);
    }),
  );
});

test.each([
  '',
  ',',
  '1',
  '1,',
  '91,0',
  '-90.1,0',
  '0,180.1',
  '36.15,-96',
  '36.1,-96.05',
  '1e1,0',
  '+1,1',
  '1,1,1',
  ' 1,1',
  'a,b',
  '٣,1',
])('"%s" is no rounded point', (text) => expect(parseNear(text)).toBeUndefined());
