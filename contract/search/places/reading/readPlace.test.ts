import type { PlaceContext } from './around';
import { formatPlace as read, gazetteer, uncounted } from './formatPlace';
import { readPlace } from './readPlace';

test.each([
  ['plumber tulsa ok', 'Tulsa, OK | plumber'],
  ['plumber in tulsa ok', 'Tulsa, OK | plumber'],
  ['rn jobs in dallas', 'Dallas, TX | rn jobs'],
  ['chicago il warehouse', 'Chicago, IL | warehouse'],
  ['nurse kansas city missouri', 'Kansas City, MO | nurse'],
  ['salt lake city, ut 84101', 'Salt Lake City, UT 84101 | '],
  ['jobs in la', 'Los Angeles, CA | jobs'],
  ['cook close to san antonio', 'San Antonio, TX | cook'],
  ['nurse moving to san diego what is there', 'San Diego, CA | nurse what is there'],
  ['relocating to boise truck driver', 'Boise, ID | truck driver'],
  ['city of chicago jobs', 'Chicago, IL | jobs'],
  ['state of california analyst', 'California | analyst'],
  ['director of nursing ohio', 'Ohio | director of nursing'],
  ['nyc', 'New York, NY | '],
  ['warehouse philly', 'Philadelphia, PA | warehouse'],
  ['dfw', 'Dallas-Fort Worth | '],
  ['barista bay area', 'San Francisco Bay Area | barista'],
  ['accountant salt lake', 'Salt Lake City, UT | accountant'],
  ['nurse in 75201', 'Dallas, TX 75201 | nurse'],
  ['welder 75201', 'Dallas, TX 75201 | welder'],
  ['st louis', 'St. Louis, MO | '],
  ['cook ft worth', 'Fort Worth, TX | cook'],
  ['server washington dc', 'Washington, DC | server'],
  ['orange county', 'Orange County, CA | '],
  ['north carolina', 'North Carolina | '],
  ['nurse north and south carolina', 'North and South Carolina | nurse'],
  ['jobs in the dakotas', 'North and South Dakota | jobs'],
  ['lobsterman new england or ohio', 'New England or Ohio | lobsterman'],
  ['welder midwest', 'Midwest | welder'],
  ['midwest dental', 'Midwest? | dental'],
  ['truck driver texas', 'Texas | truck driver'],
  ['jobs in tx', 'Texas | jobs'],
  ['nurse tx', 'Texas? | nurse'],
  ['n las vegas dealer', 'North Las Vegas, NV? | dealer'],
  ['e st louis il', 'East Saint Louis, IL | '],
  ['chicago area warehouse', 'Chicago, IL area | warehouse'],
  ['greater boston', 'Boston, MA area | '],
  ['mechanic toyota tacoma', 'none'],
  ['george washington university', 'none'],
  ['pizza cook chicago style', 'Chicago, IL? | pizza cook style'],
  ['nurse not in texas', 'none'],
  ['cashier miami part time', 'Miami, FL | cashier part time'],
  ['accountant chicago $80k', 'Chicago, IL | accountant $80k'],
  ['barista tulsa no weekends', 'Tulsa, OK | barista no weekends'],
  ['cook texas night shift', 'Texas | cook night shift'],
  ['trabajos en houston', 'Houston, TX | trabajos'],
  ['jobs washington state', 'Washington | jobs'],
  ['nurse practitioner washington', 'Washington or Washington, DC | nurse practitioner'],
  ['jobs in washington', 'Washington or Washington, DC | jobs'],
  ['electrician mass', 'Massachusetts | electrician'],
  ['plumber springfield', 'Springfield, MO? | plumber'],
  ['plumber springfield mo', 'Springfield, MO | plumber'],
  ['paris tx', 'Paris, TX | '],
  ['cook tampa fla', 'Tampa, FL | cook'],
  ['accountant los angeles or san diego', 'Los Angeles, CA or San Diego, CA | accountant'],
  ['nurse in texas or oklahoma', 'Texas or Oklahoma | nurse'],
  ['nurse in tx, ok, or la', 'Texas or Oklahoma or Los Angeles, CA | nurse'],
  ['dallas and houston', 'Dallas, TX or Houston, TX | '],
  ['cook austin, dallas, houston', 'Austin, TX or Dallas, TX or Houston, TX | cook'],
  ['server phoenix, mesa, goodyear', 'Phoenix, AZ or Mesa, AZ or Goodyear, AZ | server'],
  ['columbus or portland', 'Columbus, OH or Portland, OR | '],
  ['jobs in austin, tx or waco, texas', 'Austin, TX or Waco, TX | jobs'],
  ['nurse dallas, tx', 'Dallas, TX | nurse'],
  ['portland or seattle', 'Portland, OR or Seattle, WA | '],
  ['nurse portland or', 'Portland, OR | nurse'],
  ['new york, new york', 'New York, NY | '],
  ['nyc or new york', 'New York, NY | '],
  ['nurse not in texas or oklahoma', 'Oklahoma? | nurse not in texas or'],
  ['mason or baker', 'none'],
  ['nurse jackson miss', 'Jackson, MS | nurse'],
  ['car wash', 'none'],
  ['car wash attendant', 'none'],
  ['nurse cali', 'California | nurse'],
  ['jobs in jersey', 'New Jersey | jobs'],
  ['cook jersey city', 'Jersey City, NJ | cook'],
  ['cleaner in or', 'Oregon | cleaner'],
  ['jobs near me', 'none'],
  ['cook buffalo', 'Buffalo, NY | cook'],
  ['buffalo wild wings', 'Buffalo, NY? | wild wings'],
  ['forklift indy', 'Indianapolis, IN | forklift'],
  ['hr north hollywood', 'North Hollywood, CA | hr'],
  ['indy forklift', 'Indianapolis, IN | forklift'],
  ['cna baker mt', 'Baker, MT | cna'],
  ['boston hotel housekeeper', 'Boston, MA? | hotel housekeeper'],
  ['jobs in mass', 'Massachusetts? | jobs'],
])('reads a place: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test.each([
  ['mobile al', 'Mobile, AL | '],
  ['security guard la ca', 'Los Angeles, CA | security guard'],
  ['philly pa', 'Philadelphia, PA | '],
  ['cook vegas, nv part time', 'Las Vegas, NV | cook part time'],
  ['nola la', 'New Orleans, LA | '],
  ['cook kc ks', 'Kansas City, KS | cook'],
  ['nurse hampton roads va', 'Hampton Roads, VA | nurse'],
  ['welder east tx', 'East Texas | welder'],
  ['central valley tx', 'Central Valley, CA | tx'],
  ['western michigan university', 'West Michigan? | university'],
  ['reading teacher reading pa', 'Reading, PA | reading teacher'],
  ['buffalo ny', 'Buffalo, NY | '],
  ['union nj', 'Union, NJ | '],
  ['surprise az', 'Surprise, AZ | '],
  ['jobs in mobile', 'Mobile, AL? | jobs'],
  ['portland or', 'Portland, OR | '],
  ['nurse portland me', 'Portland, ME | nurse'],
  ['indianapolis in', 'Indianapolis, IN | '],
  ['baker la', 'Los Angeles, CA | baker'],
  ['cook chicago', 'Chicago, IL | cook'],
  ['attorney sf', 'San Francisco, CA | attorney'],
  ['graphic designer la', 'Los Angeles, CA | graphic designer'],
  ['cook in new york state', 'New York | cook'],
  ['nurse washington state', 'Washington | nurse'],
  ['cook in new york', 'New York, NY | cook'],
  ['welder in portland or', 'Portland, OR | welder'],
])('reads what is a word, too, as a place beside its state: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test.each(
  `mobile developer;reading specialist;hope;cook;baker;carpenter jobs;
  union electrician;enterprise account executive;price analyst;media buyer;temple university;
  independence blue cross;security guard;work in;data entry or receptionist;nurse me;jobs near me;
  ok;physician pa;pa;md;cocinero de la bodega;university of michigan;bank of america;
  nurse in home health;in house counsel;engineer in training;sales in retail;lead generation;
  plant manager;piano teacher;us citizen;american airlines;north america sales;remote;
  work from home;forklift;state university;401k;london;nurse in state`
    .split(';')
    .map((typed) => typed.trim()),
)('reads no place from "%s"', (typed) => {
  expect(read(typed)).toBe('none');
});

test.each(
  `denver health;boston scientific;texas roadhouse;kentucky fried chicken;cleveland clinic;
  georgia pacific;phoenix university;california pizza kitchen;kansas city life`
    .split(';')
    .map((typed) => typed.trim()),
)('is not sure of a place in a name: %s', (typed) => {
  expect(read(typed)).toContain('? |');
});

test.each([
  ['chicgo', 'Chicago, IL | '],
  ['pheonix', 'Phoenix, AZ | '],
  ['pheonix az', 'Phoenix, AZ | '],
  ['warehouse philadelpia', 'Philadelphia, PA | warehouse'],
  ['san fransisco', 'San Francisco, CA | '],
  ['jobs in albequerque', 'Albuquerque, NM | jobs'],
  ['maimi', 'Miami, FL | '],
  ['nurse californa', 'California | nurse'],
  ['north carolna', 'North Carolina | '],
])('reads a misspelled name: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test('reads a state in front of a job, unless jobs say both together', () => {
  const saying = (pair: string): PlaceContext => ({
    ...uncounted,
    isPair: (first, second) => `${first} ${second}` === pair,
  });
  expect(read('mass software engineer', saying(''))).toBe('Massachusetts | software engineer');
  expect(read('wash attendant', saying('wash attendant'))).toBe('none');
  expect(read('wash attendant')).toBe('none');
});

test('leaves a word that titles say as it is', () => {
  expect(read('tampe')).toBe('none');
  expect(read('denvr')).toBe('Denver, CO | ');
  expect(read('denvr', { ...uncounted, isTitleWord: () => 1 })).toBe('none');
});

const counts =
  (titles: Record<string, number>, places: Record<string, number>) => (): PlaceContext => ({
    isTitleWord: (word) => titles[word] ?? 0,
    isPlaceWord: (word) => places[word] ?? 0,
  });

test('goes by what live jobs say where a name is a word as well', () => {
  const ofTitles = counts({ phoenix: 40 }, { phoenix: 3 })();
  const ofPlaces = counts({ nurse: 900, yuma: 1 }, { yuma: 20 })();
  expect(read('phoenix developer', ofTitles)).toBe('none');
  expect(read('phoenix az developer', ofTitles)).toBe('Phoenix, AZ | developer');
  expect(read('nurse yuma', ofPlaces)).toBe('Yuma, AZ | nurse');
  expect(read('dallas nurse', ofPlaces)).toBe('Dallas, TX | nurse');
  expect(read('dallas cowboys', ofPlaces)).toBe('Dallas, TX? | cowboys');
});

test('reads a large city between words of titles, but no name of somebody else', () => {
  const context = counts(
    { nurse: 900, icu: 200, financial: 80, restaurant: 300 },
    { denver: 40, lincoln: 2 },
  )();
  expect(read('nurse los angeles icu', context)).toBe('Los Angeles, CA | nurse icu');
  expect(read('nurse denver restaurant', context)).toBe('Denver, CO | nurse restaurant');
  expect(read('nurse denver broncos', context)).toBe('Denver, CO? | nurse broncos');
  expect(read('nurse lincoln financial', context)).toBe('Lincoln, NE? | nurse financial');
});

test('reads a city by its letters in front of what titles say', () => {
  const ofTitles = counts({ security: 90, guard: 60, tally: 1, clerk: 9 }, {})();
  expect(read('LA security guard', ofTitles)).toBe('Los Angeles, CA | security guard');
  expect(read('la cocina', ofTitles)).toBe('Los Angeles, CA? | cocina');
  expect(read('tally clerk', ofTitles)).toBe('Tallahassee, FL? | clerk');
  const isCompany = (words: string): boolean => words === 'la guard';
  expect(read('la guard', { ...ofTitles, isCompany })).toBe('Los Angeles, CA? | guard');
});

test('is not sure of a place within a company’s name', () => {
  const isCompany = (words: string): boolean => words === 'wells fargo';
  expect(read('wells fargo', { ...uncounted, isCompany })).toBe('Fargo, ND? | wells');
  expect(read('teller fargo', { ...uncounted, isCompany })).toBe('Fargo, ND | teller');
});

test('reads long and odd texts without trying every split', () => {
  const words = Array.from(
    { length: 300 },
    (_, at) => ['new', 'st', 'in', 'city', 'ok'][at % 5] ?? '',
  );
  const begun = performance.now();
  readPlace(gazetteer, words, uncounted);
  // even on a slow machine; trying every split of the words would take far longer
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('reads letters behind other words where jobs have them in their places', () => {
  const counted = (titles: number, places: number): PlaceContext => ({
    isTitleWord: (word) => (word.length === 2 ? titles : 9),
    isPlaceWord: (word) => (word.length === 2 ? places : 0),
  });
  expect(read('nurse tx', counted(10, 400))).toBe('Texas | nurse');
  expect(read('nurse tx lead', counted(10, 400))).toBe('none');
  expect(read('nurse tx part time', counted(10, 400))).toBe('Texas | nurse part time');
  expect(read('nurse pa', counted(100, 400))).toBe('none');
  expect(read('forklift wa', counted(20, 400))).toBe('Washington | forklift');
  expect(read('barista or', counted(0, 400))).toBe('none');
  expect(read('tx nurse', counted(10, 400))).toBe('none');
});
