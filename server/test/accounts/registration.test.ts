import sql from 'sql-template-tag';
import { asEmployer, asSeeker, employerForm, openHost, seekerForm, type TestHost } from '../host';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await asEmployer(host, 'Taken.Name');
  await asSeeker(host, 'Taken.Name');
});
afterAll(() => host.close());

type AccountKind = {
  kind: string;
  url: string;
  form: (username: string) => Record<string, unknown>;
  end: string;
  table: 'employers' | 'job_seekers';
};
const kinds: AccountKind[] = [
  {
    kind: 'employer',
    url: '/api/employer/employers',
    form: employerForm,
    end: 'Employer',
    table: 'employers',
  },
  {
    kind: 'jobseeker',
    url: '/api/jobseeker/jobseekers',
    form: seekerForm,
    end: 'jobseek',
    table: 'job_seekers',
  },
];
const fieldsOf = (end: string) =>
  [
    'firstname',
    'lastname',
    'username',
    'passwordname',
    'nationality',
    'phone',
    'address',
    'email',
    'gender',
    'location',
  ].map((stem) => stem + end);
const longest: Record<string, number> = {
  firstname: 80,
  lastname: 80,
  username: 60,
  passwordname: 200,
  nationality: 60,
  phone: 40,
  address: 200,
  location: 120,
};
const emailsTaken = {
  employer: 'TAKEN.NAME@firm.example',
  jobseeker: 'taken.NAME@MAIL.example',
} as const;

describe.each(kinds)('registration of an $kind', ({ kind, url, form, end, table }) => {
  const count = async () => {
    const rows = await host.db.query<{ count: number }>(
      table === 'employers'
        ? sql`SELECT count(*) AS count FROM employers`
        : sql`SELECT count(*) AS count FROM job_seekers`,
    );
    return rows[0]?.count;
  };
  const post = (payload: string | object, contentType = 'application/json') =>
    host.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });
  const expectRefusal = async (
    payload: string | object,
    status: number,
    field?: string,
    contentType?: string,
  ) => {
    const before = await count();
    const answer = await post(payload, contentType);
    expect([answer.statusCode, answer.json().field]).toEqual([status, field]);
    expect(answer.json().message).toEqual(expect.stringMatching(/\S/));
    expect(await count()).toBe(before);
    return answer.json().message;
  };
  const good = () => form('newcomer');

  test.each(fieldsOf(end))('without %s', async (field) => {
    const { [field]: _left, ...rest } = good();
    expect(await expectRefusal(rest, 400, field)).toBe(`${field} is required`);
  });
  test.each(fieldsOf(end))('%s empty, of spaces, or of another type', async (field) => {
    await expectRefusal({ ...good(), [field]: '' }, 400, field);
    if (!field.startsWith('password'))
      await expectRefusal({ ...good(), [field]: ' \t ' }, 400, field);
    // a phone number may be an integer
    for (const value of [field.startsWith('phone') ? 5.5 : 5, null, true, ['a'], { a: 1 }])
      await expectRefusal({ ...good(), [field]: value }, 400, field);
  });
  test.each(Object.entries(longest))('%s over its length', async (stem, most) => {
    expect(
      await expectRefusal({ ...good(), [stem + end]: 'x'.repeat(most + 1) }, 400, stem + end),
    ).toBe(`${stem}${end} is too long: at most ${most} characters`);
  });
  test('an email over its length, and what is no email', async () => {
    await expectRefusal(
      { ...good(), [`email${end}`]: `${'x'.repeat(250)}@a.example` },
      400,
      `email${end}`,
    );
    for (const email of ['nobody', 'a@', '@b', 'a b@c', 'a@b c', 'ä@b.example'])
      await expectRefusal({ ...good(), [`email${end}`]: email }, 400, `email${end}`);
  });
  test.each(fieldsOf(end))('%s with NUL or half a character', async (field) => {
    if (field === `gender${end}` || field === `email${end}`) {
      await expectRefusal({ ...good(), [field]: 'a\0@b.example' }, 400, field);
      return;
    }
    await expectRefusal({ ...good(), [field]: 'good enough\0' }, 400, field);
    await expectRefusal(
      JSON.stringify({ ...good(), [field]: '@@' }).replace('@@', 'good enough \\ud83d'),
      400,
      field,
    );
  });
  test('a username that misleads', async () => {
    for (const name of [
      ' front',
      'back ',
      'in\u200bvisible',
      'turned\u202e',
      'hangul\u3164filler',
      'braille\u2800blank',
      'no\u00a0break',
      'variant\ufe0f',
      // Cyrillic and Greek lookalikes of Latin letters
      '\u0430dmin',
      'p\u0430ypal',
      '\u03bfmega.x',
      'line\nbreak',
      '.',
      '..',
    ])
      await expectRefusal({ ...good(), [`username${end}`]: name }, 400, `username${end}`);
  });
  test('a weak password', async () => {
    const field = `passwordname${end}`;
    for (const password of [
      'seven77',
      'newcomer',
      'NEWCOMER',
      'password',
      'Password1',
      'qwertyuiop',
      '1234567890',
    ])
      await expectRefusal({ ...good(), [field]: password }, 400, field);
  });
  test('a gender of neither', async () => {
    expect(await expectRefusal({ ...good(), [`gender${end}`]: 'male' }, 400, `gender${end}`)).toBe(
      `gender${end} must be Male or Female`,
    );
  });
  test('another role, or fields that nobody declared', async () => {
    for (const role of ['admin', kind === 'employer' ? 'jobseeker' : 'employer', '', null])
      await expectRefusal({ ...good(), role }, 400, 'role');
    await expectRefusal({ ...good(), isAdmin: true }, 400, 'isAdmin');
    await expectRefusal({ ...good(), _id: 'x' }, 400, '_id');
    await expectRefusal({ ...good(), [`x${'y'.repeat(5000)}`]: 1 }, 400, `x${'y'.repeat(99)}`);
  });
  test('a name or email that is taken, in any letter case', async () => {
    for (const name of ['Taken.Name', 'taken.name', 'TAKEN.NAME', 'Ｔaken.name'])
      await expectRefusal({ ...form('x'), [`username${end}`]: name }, 409, `username${end}`);
    await expectRefusal(
      { ...good(), [`email${end}`]: emailsTaken[kind === 'employer' ? 'employer' : 'jobseeker'] },
      409,
      `email${end}`,
    );
  });
  test('a body that is no form', async () => {
    for (const body of [
      '{',
      '',
      'null',
      '[]',
      '"text"',
      '5',
      '{"a":1}{',
      '{"__proto__":{"a":1}}',
    ]) {
      const answer = await post(body);
      expect(answer.statusCode).toBe(400);
    }
    await expectRefusal('[['.repeat(5000), 400);
  });
  test('a body of another kind', async () => {
    await expectRefusal(JSON.stringify(good()), 415, undefined, 'text/plain');
    await expectRefusal('a=1', 415, undefined, 'application/x-www-form-urlencoded');
    await expectRefusal('--x--', 415, undefined, 'multipart/form-data; boundary=x');
    const bare = await host.app.inject({ method: 'POST', url });
    expect(bare.statusCode).toBe(415);
  });
  test('20 MB', async () => {
    expect(await expectRefusal({ ...good(), [`address${end}`]: 'x'.repeat(20_000_000) }, 413)).toBe(
      'The body is too large',
    );
  });

  test('a good one is stored, without its password in the answer, and the role may be left out', async () => {
    const { role: _left, ...rest } = form(`fine-${kind}`);
    const answer = await post(rest);
    expect([answer.statusCode, answer.json()[`username${end}`], answer.json().role]).toEqual([
      201,
      `fine-${kind}`,
      kind,
    ]);
    expect(answer.body).not.toMatch(/password|right horse/);
    const [row] = await host.db.query<{ hash: string }>(
      table === 'employers'
        ? sql`SELECT password_hash AS hash FROM employers WHERE username = ${`fine-${kind}`}`
        : sql`SELECT password_hash AS hash FROM job_seekers WHERE username = ${`fine-${kind}`}`,
    );
    expect(row?.hash).toMatch(/^\$argon2id\$/);
  });
  test('sent again since its answer was lost, it is answered as the first time, for ten minutes', async () => {
    const account = form(`again-${kind}`);
    const [password, email] = [`passwordname${end}`, `email${end}`];
    const again = async (changes: object = {}, key: string | undefined = 'lost') => {
      const { statusCode, body } = await host.app.inject({
        method: 'POST',
        url,
        payload: { ...account, ...changes },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
      return { statusCode, body };
    };
    const first = await again();
    expect(first.statusCode).toBe(201);
    const before = await count();
    expect(await again()).toEqual(first);
    expect(await Promise.all([again(), again()])).toEqual([first, first]);
    const refused = [
      await again({ [password]: 'another horse, wrong' }),
      await again({ [email]: `other-${kind}@a.example` }),
      await post(account),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    await host.db.execute(
      table === 'employers'
        ? sql`UPDATE employers SET created_at = now() - interval '11 minutes' WHERE username = ${`again-${kind}`}`
        : sql`UPDATE job_seekers SET created_at = now() - interval '11 minutes' WHERE username = ${`again-${kind}`}`,
    );
    expect((await again()).statusCode).toBe(409);
    expect(await count()).toBe(before);
  });
  test('names may have any letters, and of ten posts of one name one is stored', async () => {
    const name = `Zoë 名/前 ${kind}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, index) =>
        post({
          ...form(name),
          [`username${end}`]: index % 2 ? name : name.toUpperCase(),
          [`email${end}`]: `zoe${index}@a.example`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  });
});
