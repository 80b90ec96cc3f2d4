import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, anApplication } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('a number is taken with its thousands grouped; what is none gets a clear word at its field', async () => {
  const bodies: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(
        aJob({
          status: 'live',
          questions: [
            { id: 'q-1', kind: 'yesNo', text: 'Can you work nights?', required: true },
            { id: 'q-2', kind: 'number', text: 'Years on a ward?', required: false },
          ],
        }),
      ),
    ),
    http.post(`${hostAddress}/applications`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(anApplication(), { status: 201 });
    }),
  );
  renderApp('/applyjob/job-1', {
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
  const send = await main().findByRole('button', { name: 'Send Email' });
  const years = main().getByLabelText('Years on a ward? (optional)');
  const word = 'Enter a number of up to 12 digits, such as 1,200 or 6.5';
  await userEvent.type(years, '1e3');
  // the browser's validation stops at the preceding question; both show their errors
  await userEvent.click(send);
  expect(main().getByText('Answer this question')).toBeVisible();
  expect(years).toHaveAccessibleDescription(word);
  await userEvent.click(main().getByRole('radio', { name: 'Yes' }));
  for (const typed of ['+5', '1,20,000', 'six']) {
    await userEvent.clear(years);
    await userEvent.type(years, typed);
    expect(years).not.toHaveAccessibleDescription(word);
    await userEvent.click(send);
    expect(years).toHaveAccessibleDescription(word);
    expect(years).toHaveFocus();
  }
  expect(bodies).toEqual([]);
  await userEvent.clear(years);
  await userEvent.type(years, '1 200');
  await userEvent.click(send);
  await main().findByRole('heading', { level: 1, name: 'Your application was sent' });
  expect(bodies).toEqual([
    expect.objectContaining({
      answers: [
        { questionId: 'q-1', answer: 'yes' },
        { questionId: 'q-2', answer: '1 200' },
      ],
    }),
  ]);
});
