import type { PlaceContext } from './around';
import { formatPlace as read } from './formatPlace';

test.each([
  ['nurse within 25 miles of indianapolis', 'Indianapolis, IN | nurse'],
  ['nurse indianapolis within 25 miles', 'Indianapolis, IN | nurse'],
  ['welder 20 miles from dallas', 'Dallas, TX | welder'],
  ['welder dallas 50 mile radius', 'Dallas, TX area | welder'],
  ['jobs within an hour of chicago', 'Chicago, IL area | jobs'],
  ['cook less than 30 min from boston', 'Boston, MA | cook'],
  ['cook 30 minutes from columbus oh', 'Columbus, OH | cook'],
  ['nurse dallas 12 hour shifts', 'Dallas, TX | nurse 12 hour shifts'],
  ['nurse columbus ohio area', 'Columbus, OH area | nurse'],
  ['electrician atlanta ga metro', 'Atlanta, GA area | electrician'],
  ['nurse dallas texas usa', 'Dallas, TX | nurse'],
  ['nurse washington d.c.', 'Washington, DC | nurse'],
  ['nurse phoneix az', 'Phoenix, AZ | nurse'],
  ['cook honalulu hi', 'Honolulu, HI | cook'],
  ['clerk tallahasee', 'Tallahassee, FL | clerk'],
  ['nurse n carolina', 'North Carolina | nurse'],
  ['nurse n. carolina', 'North Carolina | nurse'],
  ['nurse w virginia', 'West Virginia | nurse'],
  ['nurse n y', 'New York | nurse'],
  ['nurse northeast', 'Northeast | nurse'],
  ['trabajos cerca de mi', 'none'],
  ['us citizen', 'none'],
])('reads where and how far: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test.each([
  ['al or ga', 'Alabama or Georgia | '],
  ['nurse al or ga', 'Alabama or Georgia | nurse'],
  ['welder ok, ar', 'Arkansas? | welder ok,'],
  ['welder ok, tx part time', 'Oklahoma or Texas | welder part time'],
  ['ga, sc, fl driver', 'Georgia or South Carolina or Florida | driver'],
  ['nurse ma, nh or ct', 'Massachusetts or New Hampshire or Connecticut | nurse'],
  ['alabama or ga', 'Alabama or Georgia | '],
  ['or, ca', 'Oregon or California | '],
  ['in or il', 'Indiana or Illinois | '],
  ['nurse ca or in', 'California or Indiana | nurse'],
  ['cook in or ca', 'California? | cook in or'],
  ['nurse washington, dc', 'Washington, DC | nurse'],
  ['indiana, pa', 'Indiana, PA | '],
  ['la, ca', 'Los Angeles, CA | '],
  ['new york, ny', 'New York, NY | '],
  ['pa or md', 'none'],
  ['physician pa or md', 'none'],
  ['rn ga or al license', 'none'],
  ['ca, pa, np', 'Pennsylvania? | ca, np'],
  ['jobs near me or ca', 'California? | jobs near me or'],
  ['nurse not in al or ga', 'Georgia? | nurse not in al or'],
])('reads a list of states: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test('reads letters that are words as a list of states where jobs have them in their places', () => {
  const counted = (titles: number): PlaceContext => ({
    isTitleWord: () => titles,
    isPlaceWord: () => 400,
  });
  expect(read('nurse va or md', counted(10))).toBe('Virginia or Maryland | nurse');
  expect(read('pa or md', counted(100))).toBe('none');
});
