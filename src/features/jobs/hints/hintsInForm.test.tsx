import { waitFor } from '@testing-library/react';
import { asEmployer, fieldOf, fill, shown, stubAddJob, submit } from '@/test/postForm';
import { renderApp } from '@/test/renderApp';
import { writingHintTexts as texts } from '@/texts/jobs/post/writingHints';

test('hints stand under their fields, and the job is posted all the same', async () => {
  const bodies = stubAddJob();
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill({
    joboverview: 'Call 512-555-0142 for details.',
    qualification1: 'Native English speaker',
    monthlysalary1: '0',
    monthlysalary2: '0',
  });
  const says = (name: string, hint: string) =>
    waitFor(() => expect(fieldOf(name)).toHaveAccessibleDescription(expect.stringContaining(hint)));
  await says('joboverview', texts.contact('512-555-0142'));
  await says('qualification1', texts.excluding('Native English speaker', 'fluent'));
  await says('monthlysalary2', texts.noPay);
  await submit();
  await waitFor(() => expect(bodies).toMatchObject([{ qualification1: 'Native English speaker' }]));
});
