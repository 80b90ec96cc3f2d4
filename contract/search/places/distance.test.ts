import { boundingBox, distanceMiles } from './distance';

const dallas = { latitude: 32.78, longitude: -96.8 };
const houston = { latitude: 29.76, longitude: -95.37 };
const anchorage = { latitude: 61.22, longitude: -149.9 };

test('measures the great circle in miles', () => {
  expect(distanceMiles(dallas, houston)).toBeCloseTo(225, -1);
  expect(distanceMiles(dallas, anchorage)).toBeCloseTo(3040, -2);
  expect(distanceMiles(dallas, dallas)).toBe(0);
});

test.each([dallas, houston, anchorage])('has all that is near in a box around %j', (center) => {
  const box = boundingBox(center, 50);
  // points on a circle of 49.9 miles, in steps of one degree
  for (let angle = 0; angle < 360; angle += 1) {
    const turned = (angle * Math.PI) / 180;
    let [near, far] = [0, 5];
    for (let step = 0; step < 40; step += 1) {
      const middle = (near + far) / 2;
      const point = {
        latitude: center.latitude + middle * Math.cos(turned),
        longitude: center.longitude + middle * Math.sin(turned),
      };
      [near, far] = distanceMiles(center, point) > 49.9 ? [near, middle] : [middle, far];
    }
    const [latitude, longitude] = [
      center.latitude + near * Math.cos(turned),
      center.longitude + near * Math.sin(turned),
    ];
    expect(latitude > box.south && latitude < box.north).toBe(true);
    expect(longitude > box.west && longitude < box.east).toBe(true);
  }
});
