import { format, jobs, rowsOf } from '../../../../test/sources/readersFixtures';

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
  const html =
    '<p>Watch &amp; <b>care</b>.</p><h3>You have</h3><ul><li>Calm</li><li><a href="https://a.example/?b=1&amp;c=2">A licence</a></li></ul>One<br/>Two &lt; three';
  const markdown =
    'Watch & **care**.\n\n## You have\n\n- Calm\n- [A licence](https://a.example/?b=1&c=2)\n\nOne\n\nTwo \\< three';
  const escaped = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const prefixed = html.replaceAll(/<(\/?)(?=[a-z])/g, '<$1h:').replaceAll('h:li>', 'h:LI>');
  test.each<[how: string, description: string]>([
    ['in CDATA', `<![CDATA[${html}]]>`],
    ['escaped', escaped],
    ['as elements of the feed', html],
    ['as elements with a namespace', `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`],
    [
      'as elements with a prefix',
      `<h:div xmlns:h="http://www.w3.org/1999/xhtml">${prefixed}</h:div>`,
    ],
    ['in CDATA in an element', `<text><![CDATA[${html}]]></text>`],
    ['escaped in an element', `<div>${escaped}</div>`],
  ])('a description’s HTML %s keeps its blocks', async (_how, description) => {
    const text = feed(job(`<title>Cook</title><description>${description}</description>`));
    expect(await jobs('indeed', text)).toMatchObject([{ longDescription: markdown }]);
  });
  test('elements that are no HTML’s part what is in them', async () => {
    const text = feed(
      job(
        '<title>Line<sub>2</sub> <name>Cook</name><name>Nights</name></title><city><name>Erie</name></city><description><tasks><task>Fire</task><task>Knives</task></tasks><script>no()</script><job>A</job>B<description>C</description>D</description><state>PA</state>',
      ),
    );
    expect(await jobs('indeed', text)).toMatchObject([
      {
        title: 'Line2 Cook Nights',
        location: 'Erie, PA',
        longDescription: 'Fire\n\nKnives\n\nA\n\nB\n\nC\n\nD',
      },
    ]);
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
    // with this many levels the parser alone would take an hour
    await expect(rowsOf('indeed', nested(3_000_000))).rejects.toEqual(format);
    await expect(rowsOf('indeed', '<html><body>Not found</body></html>')).rejects.toEqual(format);
    expect(await rowsOf('indeed', feed(''))).toEqual([]);
  });
});
