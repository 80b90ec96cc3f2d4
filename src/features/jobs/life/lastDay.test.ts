import { endOf } from '@/features/jobs/desk/deskRowTexts';
import { openText } from '@/features/jobs/view/openText';
import { aJob } from '@/test/fixtures';
import { endText } from './lifeTexts';

// the end of November 6 on the West Coast
const job = aJob({
  status: 'live',
  createdAt: '2026-10-20T10:00:00.000Z',
  expiresAt: '2026-11-07T07:59:59.999Z',
  closesOn: '2026-11-06',
});
const now = Date.parse('2026-10-24T10:00:00.000Z');

test('everybody reads the last day that the employer chose, wherever they are', () => {
  expect(openText(job, now)).toBe('Posted Oct 20 · open until Nov 6');
  expect(endText(job, now)?.text).toBe('Live until Nov 6');
  expect(endOf(job, now)?.day).toBe('Nov 6');
});
