import { newAccount } from '../steps/people';
import { test, writeCv } from './engineTest';
import { fillLogin, fillRegistration } from './people';
import { field, heading, label, role, text } from './person';

/** A demo job without questions. */
const title = 'Frontend Developer';
const main = role('main');

test('find and apply', async ({ people }) => {
  const person = await people.open();
  const account = newAccount('jobseeker');
  await test.step('searches from the home page', async () => {
    await person.goto('/');
    await person.fill(label('What', main), title);
    await person.press('Enter');
    await person.isAt(/\/jobdescription\?.*q=Frontend/);
    await person.sees(role('link', title, main));
  });
  await test.step('opens the job in the pane and on its own page, and comes back', async () => {
    await person.click(role('link', title, main));
    const pane = role('region', 'Selected job');
    await person.sees(role('heading', title, pane));
    await person.click(role('link', 'Open full page', pane));
    await person.sees(text('Overview'));
    await person.isAt(/\/singlejobdescription\/|\/jobdescriptions\/jobdescriptions\//);
    await person.back();
    await person.isAt(/\/jobdescription\?.*q=Frontend/);
    await person.sees(role('heading', title, pane));
    await person.click(role('link', 'Open full page', pane));
    await person.isAt(/\/singlejobdescription\/|\/jobdescriptions\/jobdescriptions\//);
  });
  await test.step('registers and logs in on the way, the username kept', async () => {
    await person.click(role('link', 'Apply to Job', main));
    await person.isAt(/\/login$/);
    await person.click(role('link', 'Register Now', main));
    await fillRegistration(person, account);
    await person.click(role('link', 'Log in as a job seeker', main));
    await person.holds(field('usernamejobseek'), account.username);
    await fillLogin(person, account);
    await person.isAt(/\/applyjob\//);
  });
  await test.step('uploads a CV and sends', async () => {
    await person.sees(role('button', 'Upload a CV', main));
    await person.chooseFile({ by: 'name', name: 'file' }, await writeCv());
    await person.sees(role('radio', 'cv.pdf'));
    await person.click(role('button', 'Send Email', main));
    await person.sees(heading('Your application was sent'));
  });
  await test.step('follows the application, also after a reload', async () => {
    await person.click(role('link', 'Track this application', main));
    await person.isAt(/\/myapplications\//);
    await person.sees(text('Sent', role('region', 'Timeline')));
    await person.reload();
    await person.sees(text('Sent', role('region', 'Timeline')));
  });
});
