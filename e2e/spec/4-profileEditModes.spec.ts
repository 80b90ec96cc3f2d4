import { expect, test } from '../fixtures';
import { callsOf, namesOf, watchCalls } from '../steps/calls';
import { expectNoFailureShown, failCall } from '../steps/faults';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { field } from '../steps/people';
import {
  editedSections,
  fact,
  fieldsFor,
  fillSection,
  openProfile,
  openSection,
  saveSection,
  section,
  type EditedSection,
} from '../steps/profiles';

const nameOf = ({ role, title }: EditedSection) => `${role}, ${title}`;

test.describe('§4 profile edit modes', { tag: '@wide' }, () => {
  for (const edited of editedSections) {
    const { role, title, operation, seen } = edited;
    const read = role === 'employer' ? 'getEmployer' : 'getJobSeeker';
    const path = role === 'employer' ? '/employer/employers/update' : '/jobseeker/jobseekers';

    test(`${nameOf(edited)}: dropped, then saved`, async ({ page, app, request }) => {
      // on the app's own host, a new employer's facts are shown only once the company's name is set
      const known: Record<string, string> =
        role === 'employer' ? { companyName: 'Larkfield Health' } : {};
      const account = await openProfile(page, app, request, role, known);
      await line(
        `§4 ${nameOf(edited)}: edit to view on Cancel, which drops the draft`,
        async () => {
          const before = await fact(section(page, title), seen.label).innerText();
          await openSection(page, edited);
          const start = await field(page, seen.field).inputValue();
          await field(page, seen.field).fill('15550000000');
          await section(page, title).getByRole('button', { name: 'Cancel' }).click();
          await expect(fact(section(page, title), seen.label)).toHaveText(before);
          await openSection(page, edited);
          await expect(field(page, seen.field)).toHaveValue(start);
        },
      );
      const fields = fieldsFor(edited, account);
      await fillSection(page, fields, account);
      const sent = watchCalls(page, app);
      await saveSection(page, edited);
      await line(`§4 ${nameOf(edited)}: a successful Save shows its toast`, () =>
        expect(page.getByRole('status').filter({ hasText: edited.toast })).toHaveText(edited.toast),
      );
      await line(
        `§8 profile save, ${role}, ${title}: success "${edited.toast}", and no other message`,
        async () => {
          await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(1);
          await expect(
            page
              .getByRole('status')
              .filter({ has: page.getByRole('button', { name: 'Dismiss message' }) }),
          ).toHaveText(edited.toast);
        },
      );
      await line(
        `§4 ${nameOf(edited)}: edit to view on Save, which re-reads the profile`,
        async () => {
          await expect(fact(section(page, title), seen.label)).toHaveText(seen.text);
          await expect(section(page, title).locator('form')).toHaveCount(0);
          await expect.poll(() => namesOf(sent)).toEqual([operation, read]);
        },
      );
      await line(
        `§7 PUT ${path}/{id}: ${role}, ${title} sends exactly ${Object.keys(edited.fields).join(', ')}`,
        () => {
          expect(callsOf(sent, operation).map(({ body }) => body)).toEqual([fields]);
          expect(sent[0]?.method).toBe('PUT');
          expect(sent[0]?.path).toMatch(new RegExp(`^${path}/[^/]+$`));
        },
      );
      await line(
        `§7 PUT ${path}/{id}: after ${role}, ${title} the profile is re-fetched by username`,
        () => {
          const address =
            role === 'employer' ? '/employer/employers/username' : '/jobseeker/jobseekers/username';
          expect(sent.slice(1).map((call) => `${call.method} ${call.path}`)).toEqual([
            `GET ${address}/${account.username}`,
          ]);
        },
      );
    });

    test(`${nameOf(edited)}: a Save that fails`, async ({ page, app, request, problems }) => {
      problems.allow(outageNoise);
      const account = await openProfile(page, app, request, role);
      await openSection(page, edited);
      const save = section(page, title).getByRole('button', { name: 'Save', exact: true });
      await line(`§8 logged only: a failed profile save (${role}, ${title})`, async () => {
        const restore = await failCall(page, app, operation, 'drop');
        const logged = page.waitForEvent(
          'console',
          (one) =>
            one.type() === 'error' &&
            one
              .text()
              .startsWith(
                role === 'employer' ? 'Error updating employer:' : 'Error updating job seeker:',
              ),
        );
        await saveSection(page, edited);
        await logged;
        await expect(save).toBeEnabled();
        await expectNoFailureShown(page);
        await restore();
      });
      await line(
        `§4 ${nameOf(edited)}: on a failed Save the section stays in edit mode with its draft`,
        async () => {
          await failCall(page, app, operation, 'fail500');
          const draft = fieldsFor(edited, account);
          await fillSection(page, draft, account);
          const logged = page.waitForEvent('console', (one) =>
            one.text().startsWith('Error updating'),
          );
          await saveSection(page, edited);
          await logged;
          await expect(save).toBeEnabled();
          for (const [name, text] of Object.entries(draft))
            await expect(field(page, name)).toHaveValue(text);
          await expectNoFailureShown(page);
        },
      );
    });
  }

  test('§4 a failed Save can be sent again from the same draft', async ({
    page,
    app,
    request,
    problems,
  }) => {
    problems.allow(outageNoise);
    const contact = editedSections.find(
      ({ title, role }) => role === 'jobseeker' && title === 'Contact Information',
    );
    if (!contact) throw new Error('No such section');
    await openProfile(page, app, request, 'jobseeker');
    const behave = await failCall(page, app, 'updateJobSeeker', 'drop');
    await openSection(page, contact);
    await field(page, 'phonejobseek').fill('15550177');
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('Error updating'));
    await saveSection(page, contact);
    await logged;
    await behave();
    await saveSection(page, contact);
    await expect(fact(section(page, 'Contact Information'), 'Mobile number')).toHaveText(
      '15550177',
    );
  });

  for (const role of ['jobseeker', 'employer'] as const) {
    const [first, ...others] = editedSections.filter((edited) => edited.role === role);
    const second = others.at(-1);
    if (!first || !second) throw new Error('Two sections are needed');
    test(`${role}: two sections in edit mode`, async ({ page, app, request }) => {
      const account = await openProfile(page, app, request, role);
      await openSection(page, first);
      await openSection(page, second);
      await line(
        `§4 ${role}: each section is independent: Cancel of one leaves the other's draft`,
        async () => {
          await field(page, first.seen.field).fill('Boise, ID');
          await section(page, second.title).getByRole('button', { name: 'Cancel' }).click();
          await expect(section(page, second.title).locator('form')).toHaveCount(0);
          await expect(field(page, first.seen.field)).toHaveValue('Boise, ID');
        },
      );
      await line(
        `§4 ${role}: each section is independent: two are in edit mode at once, and one is saved without the other`,
        async () => {
          await openSection(page, second);
          await fillSection(page, fieldsFor(first, account), account);
          await fillSection(page, fieldsFor(second, account), account);
          const sent = watchCalls(page, app);
          await saveSection(page, first);
          await expect(fact(section(page, first.title), first.seen.label)).toHaveText(
            first.seen.text,
          );
          await expect(field(page, second.seen.field)).toHaveValue(second.seen.text);
          expect(callsOf(sent, first.operation).map(({ body }) => Object.keys(body ?? {}))).toEqual(
            [Object.keys(first.fields)],
          );
        },
      );
    });
  }
});
