import { whenText } from '../../texts/interviewTimes';
import { openHost, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { inDays, setUpInterview, type InterviewSetup } from './interviewFixtures';

let host: TestHost;
let its: InterviewSetup;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  its = await setUpInterview(host);
});
afterAll(() => host.close());

/** Returns the last mail to one of the two. */
const lastTo = async (side: 'firm' | 'mail') => {
  const found = (await its.mails()).findLast(({ recipient }) =>
    recipient.endsWith(`@${side}.example`),
  );
  if (!found) throw new Error('No mail');
  return found;
};
// daylight saving time starts in Chicago on Sunday, March 10, 2030
const times = ['2030-03-09T21:00:00.000Z', '2030-03-11T20:00:00.000Z'];
const otherZone = /The page shows (it|them) in your own time zone/;

test('an offer has its times as the employer’s clock shows them, before and after the hour changes', async () => {
  await its.offer(times, { timeZone: 'America/Chicago' });
  const { text } = await lastTo('mail');
  expect(text).toContain('Sat, Mar 9, 2030, 3:00 PM (Chicago time)');
  expect(text).toContain('Mon, Mar 11, 2030, 3:00 PM (Chicago time)');
  expect(text).toMatch(otherZone);
});

test('once both zones are known each reads their own, a zone of half hours included', async () => {
  await its.offer(times, { timeZone: 'America/Chicago' });
  await its.choose({ time: times[1], timeZone: 'Asia/Kolkata' });
  const [employer, seeker] = [
    'Mon, Mar 11, 2030, 3:00 PM (Chicago time)',
    'Tue, Mar 12, 2030, 1:30 AM (Kolkata time)',
  ];
  for (const [side, when] of [
    ['firm', employer],
    ['mail', seeker],
  ] as const) {
    const { subject, text } = await lastTo(side);
    expect(subject).toBe(`Interview for Night Nurse: ${when}`);
    expect(text).toContain(`is booked: ${when}.`);
    expect(text).not.toMatch(otherZone);
  }
  await its.cancel();
  expect((await lastTo('firm')).text).toContain(employer);
  expect((await lastTo('mail')).text).toContain(seeker);
  await its.offer(times.slice(0, 1));
  const again = await lastTo('mail');
  expect(again.text).toContain('Sun, Mar 10, 2030, 2:30 AM (Kolkata time)');
  expect(again.text).not.toMatch(otherZone);
});

// mails contain no links that users typed
const linkInApplication = [
  'You’ll find the video link in the application.',
  'You’ll find the video link in your application.',
] as const;
test.each([
  ['onSite', 'Room 4', 'Where: Room 4', 'Where: Room 4'],
  ['video', 'Zoom ID 934 111', 'Video link: Zoom ID 934 111', 'Video link: Zoom ID 934 111'],
  ['video', 'https://meet.example/ab', ...linkInApplication],
  ['video', 'meet.example/ab', ...linkInApplication],
  ['phone', '555 0107', 'You’ll call from: 555 0107', 'They’ll call you from: 555 0107'],
] as const)(
  'each side of a booked interview reads whose it is, and where: %s, %s',
  async (kind, place, forFirm, forSeeker) => {
    await its.offer(times, { kind, place });
    await its.choose({ time: times[0] });
    const [firm, seeker] = [(await lastTo('firm')).text, (await lastTo('mail')).text];
    expect(firm).toMatch(/\n\nIvo \S+’s interview for Night Nurse is booked: /);
    expect(seeker).toContain('\n\nYour interview for Night Nurse at Harbour Clinic is booked: ');
    expect(seeker).not.toContain('Ivo Kern');
    expect(firm).toContain(`\n\n${forFirm}\n`);
    expect(seeker).toContain(`\n\n${forSeeker}\n`);
    expect(firm).toContain('See the application:');
    expect(seeker).toContain('See your application:');
  },
);

test('who hasn’t said their zone reads the other’s, and that the page has theirs', async () => {
  await its.offer(times);
  expect((await lastTo('mail')).text).toContain('Sat, Mar 9, 2030, 9:00 PM (UTC)');
  expect((await lastTo('mail')).text).toMatch(otherZone);
  await its.choose({ time: times[0], timeZone: 'America/St_Johns' });
  const { text } = await lastTo('firm');
  expect(text).toContain('Sat, Mar 9, 2030, 5:30 PM (St. John’s time)');
  expect(text).toMatch(otherZone);
});

test('a time zone that came with “none of these work” counts from then on', async () => {
  await its.offer([inDays(1)], { timeZone: 'America/Chicago' });
  await its.choose({ note: 'Evenings', timeZone: 'Asia/Kathmandu' });
  await its.offer(times);
  expect((await lastTo('mail')).text).toContain('Sun, Mar 10, 2030, 2:45 AM (Kathmandu time)');
});

test.each(['Mars/Olympus', '+05:30'])('%s is refused in plain words', async (timeZone) => {
  const offered = await its.offer(times, { timeZone });
  expect([offered.statusCode, offered.json()]).toEqual([
    400,
    { message: `We don’t know the time zone “${timeZone}”`, field: 'timeZone' },
  ]);
  expect(await its.seen()).not.toHaveProperty('interview');
  await its.offer(times);
  expect((await its.choose({ time: times[0], timeZone })).json()).toMatchObject({
    field: 'timeZone',
  });
  expect((await its.choose({ note: '', timeZone })).statusCode).toBe(400);
  expect((await its.seen()).interview.state).toBe('offered');
});

test('a year is only named where it is another one', () => {
  const at = new Date('2030-01-01T04:30:00Z');
  // still the previous year in Chicago
  const zone = 'America/Chicago';
  expect(whenText(at, zone, new Date('2029-06-01T00:00:00Z'))).toBe(
    'Mon, Dec 31, 10:30 PM (Chicago time)',
  );
  expect(whenText(at, 'UTC', new Date('2029-06-01T00:00:00Z'))).toBe(
    'Tue, Jan 1, 2030, 4:30 AM (UTC)',
  );
});
