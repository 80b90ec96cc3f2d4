import { paths } from '@contract/paths';
import type { Person, TestHost } from '../host';
import { expireJob, insertTestJobs, post, setStatus } from '../jobFixtures';
import { openPageHost, origin, type PageHost } from './pageHost';

let host: TestHost;
let employer: Person;
let open: PageHost['open'];
let close: PageHost['close'];
beforeAll(async () => {
  ({ host, employer, open, close } = await openPageHost());
});
afterAll(() => close());

const placeAt = (address: object) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', ...address },
});
const remoteFrom = (applicantLocationRequirements: object) => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements,
});

describe('a job', () => {
  const view = (id: string) => paths.jobView(id);
  test('is marked as a posting, complete where its texts are', async () => {
    const job = await post(host, employer, { location: 'Tulsa, OK' });
    const page = await open(view(job._id));
    expect([page.title, page.canonical, page.robots]).toEqual([
      'Night Nurse - Harbour Clinic, Tulsa, OK · Jobline',
      origin + view(job._id),
      null,
    ]);
    expect(page.content('meta[name=description]')).toBe(
      'Night Nurse at Harbour Clinic in Tulsa, OK. Full-time, $4,000 - $5,200 a month. Care for patients through the night.',
    );
    expect(page.block('JobPosting')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Night Nurse',
      description:
        '<p>Care for patients through the night.</p><p><strong>Responsibilities</strong></p><ul><li>Watch over the ward</li><li>Give medicine</li><li>Write reports</li><li>Talk with families</li><li>Train newcomers</li></ul><p><strong>Qualifications</strong></p><ul><li>A licence</li><li>Calm</li><li>Two years of work</li><li>English</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Harbour Clinic', value: job._id },
      url: origin + view(job._id),
      datePosted: job.createdAt,
      validThrough: job.expiresAt,
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbour Clinic',
        sameAs: 'https://harbour.example',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Tulsa',
          addressRegion: 'OK',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 4000,
          maxValue: 5200,
          unitText: 'MONTH',
        },
      },
      directApply: true,
      totalJobOpenings: 2,
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'bachelor degree',
      },
      industry: 'Nurse Jobs',
    });
    expect(page.block('BreadcrumbList')).toBeDefined();
  });

  test('has one address, whichever way it was opened', async () => {
    const job = await post(host, employer, { jobtitle: 'Porter' });
    const page = await open(paths.employerJobView(job._id));
    expect(page.canonical).toBe(origin + view(job._id));
  });

  test('what it does not say is left out; a remote one says from where one may apply', async () => {
    const job = await post(host, employer, {
      jobtitle: 'Coder',
      location: 'Remote',
      monthlysalary1: 0,
      monthlysalary2: 0,
      degreerequired: 'None',
    });
    const posting = (await open(view(job._id))).block('JobPosting');
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    });
    expect(Object.keys(posting ?? {})).not.toEqual(expect.arrayContaining(['baseSalary']));
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('educationRequirements');
  });

  test.each([
    [
      'Toronto, Canada',
      { jobLocation: placeAt({ addressLocality: 'Toronto', addressCountry: 'CA' }) },
    ],
    ['Texas', { jobLocation: placeAt({ addressRegion: 'TX', addressCountry: 'US' }) }],
    ['Multiple locations', { jobLocation: placeAt({ addressCountry: 'US' }) }],
    [
      'Toronto, Canada; Texas',
      {
        jobLocation: [
          placeAt({ addressLocality: 'Toronto', addressCountry: 'CA' }),
          placeAt({ addressRegion: 'TX', addressCountry: 'US' }),
        ],
      },
    ],
    ['Remote, Colorado', remoteFrom({ '@type': 'State', name: 'Colorado, USA' })],
    ['Remote - UK', remoteFrom({ '@type': 'Country', name: 'GB' })],
    [
      'Remote (US or Canada)',
      remoteFrom([
        { '@type': 'Country', name: 'US' },
        { '@type': 'Country', name: 'CA' },
      ]),
    ],
    ['Remote (Europe)', { jobLocationType: 'TELECOMMUTE' }],
    [
      'Remote, Tulsa, OK',
      {
        ...remoteFrom({ '@type': 'Country', name: 'US' }),
        jobLocation: placeAt({
          addressLocality: 'Tulsa',
          addressRegion: 'OK',
          addressCountry: 'US',
        }),
      },
    ],
  ])('is in %s', async (location, where) => {
    const job = await post(host, employer, { jobtitle: `Clerk of ${location}`, location });
    const { jobLocation, jobLocationType, applicantLocationRequirements } =
      (await open(view(job._id))).block('JobPosting') ?? {};
    // drops undefined properties
    expect(
      JSON.parse(JSON.stringify({ jobLocation, jobLocationType, applicantLocationRequirements })),
    ).toEqual(where);
  });

  test.each([
    ['Per diem', 'PER_DIEM'],
    ['Part-time, contract', ['PART_TIME', 'CONTRACTOR']],
    ['Full time, permanent', 'FULL_TIME'],
    ['Full-time/Part-time', ['FULL_TIME', 'PART_TIME']],
    ['r - P/T', 'PART_TIME'],
  ])('is of type %s', async (employementtype, type) => {
    const job = await post(host, employer, {
      jobtitle: `A ${employementtype} clerk`,
      employementtype,
    });
    expect((await open(view(job._id))).block('JobPosting')).toMatchObject({ employmentType: type });
  });

  test('of a company that isn’t the employer’s own has neither its website nor its logo', async () => {
    const organizationOf = async (companyname: string) => {
      const job = await post(host, employer, { jobtitle: `Clerk at ${companyname}`, companyname });
      return (await open(view(job._id))).block('JobPosting')?.['hiringOrganization'];
    };
    const own = { '@type': 'Organization', name: 'Harbour Clinic, Inc.' };
    expect(await organizationOf('Harbour Clinic, Inc.')).toEqual({
      ...own,
      sameAs: 'https://harbour.example',
    });
    expect(await organizationOf('Mill & Sons')).toEqual({ ...own, name: 'Mill & Sons' });
  });

  test.each(['Company not named', 'Confidential'])(
    'of a company that hires as “%s” says that it is confidential',
    async (companyname) => {
      const job = await post(host, employer, { jobtitle: 'A discreet clerk', companyname });
      const posting = (await open(view(job._id))).block('JobPosting');
      expect(posting?.['hiringOrganization']).toBe('confidential');
      expect(posting?.['identifier']).toEqual({ '@type': 'PropertyValue', value: job._id });
    },
  );

  test('no text of it ends the block, or is markup', async () => {
    const evil = '</script><script>alert(1)</script>\u2028<!--';
    const job = await post(host, employer, { jobtitle: evil, joboverview: evil });
    const page = await open(view(job._id));
    expect(page.document.querySelectorAll('script:not([type])')).toHaveLength(0);
    expect(page.block('JobPosting')).toMatchObject({ title: evil });
    expect(String(page.block('JobPosting')?.['description'])).not.toContain('<script');
  });

  test('without an employer it is no posting, as nobody can apply for it', async () => {
    const [id = ''] = await insertTestJobs(host, [{ title: 'Imported clerk' }]);
    const page = await open(view(id));
    expect([page.robots, page.block('JobPosting')]).toEqual([null, undefined]);
    expect(page.title).toBe('Imported clerk - Northern Mill, Denver, CO · Jobline');
  });

  test('of a company that is not named is at none in its head', async () => {
    const [id = ''] = await insertTestJobs(host, [
      { title: 'Imported clerk', company: 'Company not named', location: 'Tulsa, OK' },
    ]);
    const page = await open(view(id));
    expect(page.title).toBe('Imported clerk, Tulsa, OK · Jobline');
    expect(page.content('meta[name=description]')).toMatch(/^Imported clerk in Tulsa, OK/);
    expect(page.document.head.innerHTML).not.toContain('not named');
  });

  test('says its type and place once in its head, if its text says them', async () => {
    const { _id } = await post(host, employer, {
      location: 'Tulsa, OK',
      joboverview: 'Full-time, entry level in Tulsa, OK.',
    });
    const description = (await open(view(_id))).content('meta[name=description]');
    expect([description?.match(/Tulsa/g), description?.match(/full-time/gi)]).toEqual([
      ['Tulsa'],
      ['Full-time'],
    ]);
  });

  test('that has ended is not indexed and no posting any more', async () => {
    const job = await post(host, employer, { jobtitle: 'Baker' });
    await expireJob(host, job._id);
    const page = await open(view(job._id));
    expect([page.title, page.robots, page.block('JobPosting')]).toEqual([
      'Baker · Jobline',
      'noindex',
      undefined,
    ]);
  });

  test.each(['removed', 'draft', 'waiting'])('that is %s tells nothing', async (status) => {
    const job = await post(host, employer, { jobtitle: `Secret ${status}` });
    await setStatus(host, job._id, status);
    const page = await open(view(job._id));
    expect([page.robots, page.canonical]).toEqual(['noindex', null]);
    expect(page.document.documentElement.innerHTML).not.toContain('Secret');
  });
});
