import { format, jobs, rowsOf } from '../../../test/sources/readersFixtures';

describe('an XML feed', () => {
  const feed = (inner: string, head = '') =>
    `<?xml version="1.0"?>${head}<source>${inner}</source>`;
  const job = (inner: string) => `<job>${inner}</job>`;
  test('becomes jobs', async () => {
    const text = feed(
      job(
        '<title><![CDATA[Night Nurse & <Midwife>]]></title><referencenumber>9</referencenumber><url>https://mill.example/9?a=1&amp;b=2</url><company>Lake</company><city>Boston</city><state>MA</state><salary>$30 an hour</salary><jobtype>parttime</jobtype><category>Nurse Jobs</category><description><![CDATA[<p>Watch over </job> the ward</p>]]></description>',
      ),
    );
    expect(await jobs('indeed', text)).toMatchObject([
      {
        title: 'Night Nurse & <Midwife>',
        company: 'Lake',
        location: 'Boston, MA',
        employmentType: 'Part-time',
        category: 'Nurse Jobs',
        payFrom: 5190,
        applyUrl: 'https://mill.example/9?a=1&b=2',
        overview: 'Watch over the ward',
      },
    ]);
  });
  test('its places, workplaces and pay are read', async () => {
    const of = async (inner: string) =>
      (await jobs('indeed', feed(job(`<title>Cook</title>${inner}`))))[0];
    expect(
      await of(
        '<city>Toronto</city><state>ON</state><country>CA</country><remotetype>Hybrid remote</remotetype><salary>$2,000 every two weeks</salary><jobtype>PT</jobtype>',
      ),
    ).toMatchObject({
      ...{ location: 'Toronto, ON, Canada', workplace: 'hybrid', payFrom: 4333, payTo: 4333 },
      employmentType: 'Part-time',
    });
    expect(await of('<postalcode>85001</postalcode><country>US</country>')).toMatchObject({
      location: '85001',
    });
    expect(
      await of('<expirationdate>Fri, 01 May 2026 00:00:00 GMT</expirationdate>'),
    ).toMatchObject({ closesOn: '2026-05-01' });
  });
  test('entities unfold to nothing', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE source [<!ENTITY e0 "ha"><!ENTITY f SYSTEM "file:///etc/passwd">${entities.join('')}]>`;
    const [found] = await jobs(
      'indeed',
      feed(job('<title>Cook &e9; &f;</title><url>https://a.example/</url>'), bomb),
    );
    expect(found?.title).toBe('Cook &e9; &f;');
  });
  test.each<[where: string, cut: (text: string) => string]>([
    ['before its end', (text) => text.replace('</source>', '')],
    ['in its last tag', (text) => text.slice(0, -1)],
    ['within a job', (text) => text.slice(0, text.indexOf('Baker') + 3)],
    ['between jobs', (text) => text.slice(0, text.indexOf('<job><title>Baker'))],
    ['before its first job', () => '<?xml version="1.0"?><source>'],
    ['within a text', (text) => text.replace('Baker', '<![CDATA[Baker')],
  ])('that was cut off %s has failed', async (_where, cut) => {
    const whole = feed(job('<title>Cook</title>') + job('<title>Baker</title>'));
    expect(await rowsOf('indeed', whole)).toHaveLength(2);
    await expect(rowsOf('indeed', cut(whole))).rejects.toEqual(format);
  });
  test('a job that isn’t closed is none', async () => {
    expect(await rowsOf('indeed', feed('<job><title>Cook'))).toEqual([{ skipped: 'broken' }]);
    expect(await rowsOf('indeed', '<jobs/>')).toEqual([]);
  });
  test('however deep it is', async () => {
    const nested = (levels: number) =>
      feed(job(`<title>Cook</title><x>${'<y>'.repeat(levels)}${'</y>'.repeat(levels)}</x>`));
    expect(await rowsOf('indeed', nested(900))).toHaveLength(1);
    // of so many levels the parser alone would take an hour
    await expect(rowsOf('indeed', nested(3_000_000))).rejects.toEqual(format);
    await expect(rowsOf('indeed', '<html><body>Not found</body></html>')).rejects.toEqual(format);
    expect(await rowsOf('indeed', feed(''))).toEqual([]);
  });
});
