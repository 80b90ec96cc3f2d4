import { newPosting } from '../steps/jobs';
import { unique } from '../steps/people';
import { test } from './engineTest';
import { demoEmployer, fillLogin } from './people';
import { field, heading, label, role, text } from './person';

const main = role('main');

test('moderate', async ({ people }) => {
  // a request for a removed job logs an error (spec §8)
  people.allow(/404|Error in getJob/);
  const [employer, visitor, admin] = [
    await people.open(),
    await people.open(),
    await people.open(),
  ];
  const title = `Courier ${unique()}`;
  let jobPath = '';
  await test.step('an employer posts a job', async () => {
    await employer.goto('/loginemp');
    await fillLogin(employer, demoEmployer);
    await employer.isAt(/\/employerpp\/demo\.employer$/);
    await employer.goto('/jobpost/demo.employer');
    const { categoryName, ...texts } = newPosting(title);
    await employer.choose(field('categoryName'), categoryName);
    await employer.fillAll(texts);
    await employer.click(role('button', /^post/i, main));
    jobPath = await employer.pathOf(role('link', title, main));
  });
  await test.step('a visitor reports it', async () => {
    await visitor.goto(jobPath);
    const dialog = role('dialog', 'What’s wrong with this job?');
    await visitor.clickFor(role('button', 'Report this job', main), dialog);
    await visitor.check(role('radio', 'It looks like a scam or asks for money', dialog));
    await visitor.fill(label('What should we know?', dialog), 'They asked me for $50 first.');
    await visitor.click(role('button', 'Send report', dialog));
    await visitor.sees(text('Thank you. We’ll look at this job.'));
  });
  await test.step('an administrator takes it down', async () => {
    await admin.goto('/adminlogin');
    await admin.fillAll({ adminname: 'admin', adminpassword: 'an-e2e-administrator' });
    await admin.click(role('button', 'Login', main));
    await admin.isAt(/\/jobseekdash$/);
    await admin.goto(`/reports?q=${encodeURIComponent(title)}`);
    await admin.sees(text('They asked me for $50 first.'));
    await admin.click(role('button', 'Take down', main));
    const dialog = role('dialog', 'Take this job down?');
    await admin.check(role('radio', 'The job asks applicants for money.', dialog));
    await admin.click(role('button', 'Take down', dialog));
    await admin.sees(text('Job taken down'));
    await visitor.reload();
    await visitor.sees(heading('No job description found'));
  });
  await test.step('and undoes it', async () => {
    await admin.goto(`/reports?state=closed&q=${encodeURIComponent(title)}`);
    await admin.click(role('button', 'Undo', main));
    await admin.sees(text('Decision undone'));
    await visitor.reload();
    await visitor.sees(heading(title));
  });
});
