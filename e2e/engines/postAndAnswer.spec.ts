import { newPosting } from '../steps/jobs';
import { unique } from '../steps/people';
import { test } from './engineTest';
import { join } from './people';
import { field, heading, label, role, text } from './person';

const main = role('main');
const conversation = role('region', 'Conversation', main);

test('post and answer', async ({ people }) => {
  const [employer, seeker] = [await people.open(), await people.open()];
  const posting = newPosting(`Ward Nurse ${unique()}`);
  let jobPath = '';
  await test.step('an employer registers, logs in and posts a job', async () => {
    const { username } = await join(employer, 'employer');
    await employer.goto(`/jobpost/${username}`);
    const { categoryName, ...texts } = posting;
    await employer.choose(field('categoryName'), categoryName);
    await employer.fillAll(texts);
    await employer.click(role('button', /^post/i, main));
    await employer.sees(text('Job post added successfully!'));
    jobPath = await employer.pathOf(role('link', posting.jobtitle, main));
  });
  await test.step('a job seeker registers, finds it by its address and applies', async () => {
    await join(seeker, 'jobseeker');
    await seeker.goto(jobPath);
    const send = role('button', 'Send Email', main);
    await seeker.clickFor(role('link', 'Apply to Job', main), send);
    await seeker.isAt(/\/applyjob\//);
    await seeker.click(send);
    await seeker.sees(heading('Your application was sent'));
  });
  await test.step('the employer opens the application, shortlists and asks', async () => {
    await employer.goto('/applications');
    await employer.click(role('link', 'Ada Morrow', main));
    await employer.click(role('button', 'Shortlist', main));
    // leaving a page cancels its calls
    await employer.hasSent('/applicants/moves');
    const id = new URL(await employer.tab.url()).searchParams.get('applicant');
    await employer.goto(`/inbox?thread=${id}`);
    await employer.fill(label('Your message', conversation), 'When could you start?');
    await employer.click(role('button', 'Send', conversation));
    await employer.sees(text('When could you start?', conversation));
  });
  await test.step('the job seeker reads it and answers', async () => {
    await seeker.click(role('link', 'Track this application', main));
    await seeker.sees(text('When could you start?'));
    await seeker.fill(label('Your message'), 'In March.');
    await seeker.click(role('button', 'Send', main));
    await seeker.sees(text('In March.', role('list', /Messages/)));
    // without a reload
    await employer.sees(text('In March.', conversation));
  });
});
