import { asEmployer, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  employer = await asEmployer(host);
});
afterAll(() => host.close());
const save = (companyWebsite: string) =>
  host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${employer.id}`,
    headers: employer.headers,
    payload: { companyWebsite },
  });
const website = async () =>
  (await host.app.inject({ url: `/api/employer/employers/username/${employer.username}` })).json()
    .data.companyWebsite;

test.each([
  'javascript:alert(1)',
  ' JAVA\tscript:alert(1)',
  '\u0001data:text/html,x',
  'vbscript:x',
  'javascript&colon;alert(1)',
])('%j is refused by name, and nothing is changed', async (text) => {
  await save('https://before.example');
  const answer = await save(text);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      message: 'companyWebsite must be a web address such as https://company.example',
      field: 'companyWebsite',
    },
  ]);
  expect(await website()).toBe('https://before.example');
});
test.each(['acme.example', 'https://acme.example/a?b=1&c=2', 'We have none', ''])(
  '%j is kept as it is',
  async (text) => {
    expect((await save(text)).statusCode).toBe(200);
    expect(await website()).toBe(text);
  },
);
