import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { unique } from '../../steps/people';

/**
 * Another client of the host, which knows only spec §7. It sends no header but Content-Type, keeps
 * what the browser keeps (cookies), and logs out by deleting what it stored. All users share one
 * browser.
 */
type Reply = { status: number; body: unknown };
const makeClient = (page: Page) => {
  const send = (method: string, path: string, body?: object): Promise<Reply> =>
    page.evaluate(
      async ([verb, address, json]) => {
        const answer = await fetch(`/api${address}`, {
          method: verb,
          ...(json !== undefined && {
            headers: { 'Content-Type': 'application/json' },
            body: json,
          }),
        });
        const text = await answer.text();
        let read: unknown = text;
        try {
          read = JSON.parse(text);
        } catch {
          // a body may be anything
        }
        return { status: answer.status, body: read };
      },
      [method, path, body && JSON.stringify(body)] as const,
    );
  const upload = (path: string, fields: Record<string, string>): Promise<Reply> =>
    page.evaluate(
      async ([address, texts]) => {
        const form = new FormData();
        for (const [name, text] of Object.entries(texts)) form.append(name, text);
        const answer = await fetch(`/api${address}`, { method: 'PUT', body: form });
        return { status: answer.status, body: await answer.text() };
      },
      [path, fields] as const,
    );
  return { send, upload };
};

// reads a response like an untyped script
const at = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((inner, key) => Object(inner)[key], value);
const text = (value: unknown, ...keys: (string | number)[]): string => String(at(value, ...keys));
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

test(
  'a client that knows the 25 calls and nothing else goes through all roles in one browser',
  { tag: '@own-host' },
  async ({ page, app, problems }) => {
    problems.allow(/status of 40[0-9]/);
    // a page of the host without the app
    await page.goto(`${app.origin}/robots.txt`);
    const { send, upload } = makeClient(page);
    const ok = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await send(method, path, body);
      expect([method, path, status, status < 300 ? '' : answer]).toEqual([
        method,
        path,
        expect.any(Number),
        '',
      ]);
      return answer;
    };
    const id = unique();
    const [emp, seek, password] = [`emp.${id}`, `seek.${id}`, `a long enough ${id}`];

    await test.step('a visitor', async () => {
      for (const path of [
        '/jobdescriptions/getAll',
        '/featuredemployer/',
        '/featuredemployer',
        '/categories/',
        '/terms/terms',
        '/jobdescriptions/getByCategory/Nurse%20Jobs',
      ])
        await ok('GET', path);
    });

    const job = {
      jobtitle: 'Ward Nurse',
      companyname: 'Lakeside Clinic',
      location: 'Boise, ID',
      joboverview: 'Care for the ward.',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`responsibilities${n}`, `Duty ${n}`])),
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`qualification${n}`, `Skill ${n}`])),
      employementtype: 'Full time',
      // strings, as in HTML inputs
      monthlysalary1: '1200',
      monthlysalary2: '1800',
      numberofvacancies: '2',
      degreerequired: 'BSc',
    };
    let jobId = '';
    let employerId = '';
    const logInEmployer = () =>
      ok('POST', '/employer/login', { usernameEmployer: emp, passwordnameEmployer: password });
    await test.step('an employer: registers, logs in, posts, edits, saves its profile', async () => {
      await ok('POST', '/employer/employers', {
        firstnameEmployer: 'Ann',
        lastnameEmployer: 'Lee',
        usernameEmployer: emp,
        passwordnameEmployer: password,
        nationalityEmployer: 'US',
        role: 'employer',
        phoneEmployer: 15550101,
        addressEmployer: '1 Mill Road',
        emailEmployer: `${emp}@example.com`,
        genderEmployer: 'Female',
        locationEmployer: 'Boise',
      });
      await logInEmployer();
      const profile = await ok('GET', `/employer/employers/username/${emp}`);
      employerId = text(profile, 'data', '_id');
      expect(at(profile, 'data', 'phoneEmployer')).toBe('15550101');
      await ok('PUT', `/employer/employers/update/${employerId}`, { locationEmployer: 'Nampa' });
      await ok('PUT', `/employer/employers/update/${employerId}`, {
        companyName: 'Lakeside Clinic',
        companyPhone: 15550102,
        companyNumberofemployees: 40,
      });
      await ok('PUT', `/employer/employers/update/${employerId}`, {
        emailEmployer: `new.${emp}@example.com`,
        phoneEmployer: '15550103',
      });
      expect(
        at(await ok('GET', `/employer/employers/username/${emp}`), 'data', 'emailEmployer'),
      ).toBe(`new.${emp}@example.com`);
      await ok('POST', '/jobdescriptions/add', {
        ...job,
        usernameEmployer: emp,
        categoryName: 'Nurse Jobs',
      });
      const own = list(await ok('GET', `/jobdescriptions/employer/${emp}`));
      expect(own).toHaveLength(1);
      jobId = text(own, 0, '_id');
      await ok('PUT', `/jobdescriptions/${jobId}`, { ...job, monthlysalary2: '1900' });
      const shown = await ok('GET', `/jobdescriptions/jobdescriptions/${jobId}`);
      expect([at(shown, 'monthlysalary1'), at(shown, 'monthlysalary2')]).toEqual([1200, 1900]);
    });

    let seekerId = '';
    await test.step('a job seeker in the same browser: the employer’s cookie is still there', async () => {
      await ok('POST', '/jobseeker/jobseekers', {
        firstnamejobseek: 'Sam',
        lastnamejobseek: 'Roe',
        usernamejobseek: seek,
        passwordnamejobseek: password,
        nationalityjobseek: 'US',
        role: 'jobseeker',
        phonejobseek: 15550104,
        addressjobseek: 'US',
        emailjobseek: `${seek}@example.com`,
        genderjobseek: 'Male',
        locationjobseek: 'Boise',
      });
      await ok('POST', '/jobseeker/jobseekers/login', {
        usernamejobseek: seek,
        passwordnamejobseek: password,
      });
      const path = `/jobseeker/jobseekers/username/${seek}`;
      seekerId = text(await ok('GET', path), '_id');
      await ok('PUT', `/jobseeker/jobseekers/${seekerId}`, {
        locationjobseek: 'Nampa',
        educationjobseek: 'BSc',
        experiencejobseek: '6 years',
      });
      expect(at(await ok('GET', path), 'data', 'locationjobseek')).toBe('Nampa');
      await ok('PUT', `/jobseeker/jobseekers/${seekerId}`, {
        emailjobseek: `new.${seek}@example.com`,
        phonejobseek: 15550105,
      });
      expect(at(await ok('GET', path), 'data', 'phonejobseek')).toBe('15550105');
    });

    await test.step('the employer again, with the seeker’s cookie there', async () => {
      await logInEmployer();
      await ok('PUT', `/jobdescriptions/${jobId}`, job);
      await ok('PUT', `/employer/employers/update/${employerId}`, { locationEmployer: 'Boise' });
    });

    await test.step('an administrator, with both their cookies there', async () => {
      const token = at(
        await ok('POST', '/admin/admins/login', {
          adminname: 'admin',
          adminpassword: 'an-e2e-administrator',
        }),
        'data',
      );
      expect(token).toEqual(expect.any(String));
      const people = async (path: string) =>
        list(await ok('GET', path)).map((one) => at(one, '_id'));
      expect(await people('/employer/getAll')).toContain(employerId);
      expect(await people('/jobseeker/jobseekers')).toContain(seekerId);
      const [terms] = list(await ok('GET', '/terms/terms'));
      const { _id: termsId, ...fields } = Object(terms);
      await ok(
        'PUT',
        `/terms/terms/update/${String(termsId)}`,
        Object.fromEntries(
          [
            'termsofuse1',
            'termsofuse2',
            'termsofuse3',
            'privacypolicy',
            'cookies',
            'changestostatement',
          ].flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
        ),
      );
      const [featured] = list(await ok('GET', '/featuredemployer/'));
      if (featured !== undefined)
        expect(
          (
            await upload(`/featuredemployer/updateFeaturedEmployer/${text(featured, '_id')}`, {
              employerName: text(featured, 'employerName'),
              employerImage: text(featured, 'employerImage'),
            })
          ).status,
        ).toBeLessThan(300);
      await ok('DELETE', `/jobdescriptions/delete/${jobId}`);
      await ok('DELETE', `/employer/employers/delete/${employerId}`);
      await ok('DELETE', `/jobseeker/jobseekers/${seekerId}`);
      expect((await send('GET', `/jobdescriptions/jobdescriptions/${jobId}`)).status).toBeLessThan(
        405,
      );
    });
  },
);
