import type { InterviewRow } from '../../repositories/applications/interviews';
import { calendarOf } from './calendar';

const interview = {
  id: '11111111-2222-4333-8444-555555555555',
  chosenAt: new Date('2026-05-04T15:00:00Z'),
  sequence: 0,
  minutes: 30,
  place: 'Room 1\rURL:https://evil.example/place',
  message: 'Come early.\r\nURL:https://evil.example/message\rEND:VEVENT\u2028X:1',
  // only these fields are read
} as InterviewRow;

test('what people wrote adds no line to a calendar', () => {
  const text = calendarOf({
    interview,
    method: 'REQUEST',
    jobtitle: 'Cook\r\nATTACH:https://evil.example/title',
    company: 'Mill\rX-EVIL:1',
    organizer: {
      name: 'A\r\nURL:https:\r\n //evil\r\n .example/pay\r\nX:"',
      email: 'a@mill.example',
    },
    attendee: { name: 'B\r\nATTACH:https://evil.example/b', email: 'b@mail.example' },
    url: 'https://board.example/applications/1',
  });
  // RFC 5545: a line is continued if the next one begins with white space
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('URL'))).toEqual([
    'URL:https://board.example/applications/1',
  ]);
  expect(lines.filter((line) => /^(ATTACH|X:|X-EVIL)/.test(line))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\u2028]/);
  expect(lines.find((line) => line.startsWith('ORGANIZER'))).not.toContain('\\"');
});
