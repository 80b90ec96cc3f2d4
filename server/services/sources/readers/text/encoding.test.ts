import { rowsOf } from '../../../../test/sources/readersFixtures';
import { readSource } from '../readSource';

/** "Café – “Cook” €" in windows-1252. */
const words = 'Café – “Cook” €';
const cp1252 = (text: string): Buffer =>
  Buffer.concat(
    Array.from(text, (character) => {
      const special: Record<string, number> = { '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 };
      return Buffer.from([special[character] ?? character.charCodeAt(0)]);
    }),
  );
const xml = (head: string) => `${head}<source><job><title>${words}</title></job></source>`;
const page = (head: string) =>
  `<html><head>${head}<script type="application/ld+json">{"@type":"JobPosting","title":"${words.replaceAll('"', '')}"}</script></head></html>`;
const title = { fields: { jobtitle: words } };

test.each(['windows-1252', 'ISO-8859-1', 'latin1', 'us-ascii', 'UTF-8', 'UTF-16', 'no-such'])(
  'bytes of windows-1252 in XML that says %s',
  async (encoding) => {
    const bytes = cp1252(xml(`<?xml version="1.0" encoding="${encoding}"?>`));
    expect(await rowsOf('indeed', bytes)).toMatchObject([title]);
  },
);

test.each([
  '<meta charset=windows-1252>',
  '<meta charset="ISO-8859-1" />',
  '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
  '<meta charset="utf-8">',
  '',
])('bytes of windows-1252 in a page with %j', async (head) => {
  expect(await rowsOf('jsonLd', cp1252(page(head)))).toMatchObject([title]);
});

test.each(['', '<meta charset="utf-8">', '<meta charset="iso-8859-1">'])(
  'UTF-8 in a page with %j',
  async (head) => {
    expect(await rowsOf('jsonLd', Buffer.from(page(head)))).toMatchObject([title]);
  },
);

test('byte order marks, UTF-16 and other encodings', async () => {
  const text = xml('<?xml version="1.0" encoding="UTF-16"?>');
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
  for (const bytes of [
    Buffer.from(`\uFEFF${xml('<?xml version="1.0" encoding="ISO-8859-1"?>')}`),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    swapped(Buffer.from(`\uFEFF${text}`, 'utf16le')),
    Buffer.from(text, 'utf16le'),
    swapped(Buffer.from(text, 'utf16le')),
  ])
    expect(await rowsOf('indeed', bytes)).toMatchObject([title]);
  const japanese = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><source><job><title>'),
    Buffer.from([0x8e, 0x64, 0x8e, 0x96]),
    Buffer.from('</title></job></source>'),
  ]);
  expect(await rowsOf('indeed', japanese)).toMatchObject([{ fields: { jobtitle: '仕事' } }]);
});

test('what the answer says counts', async () => {
  const { rows } = await readSource({
    ...{ kind: 'csv', charset: 'koi8-r' },
    bytes: Buffer.concat([
      Buffer.from('title,city\n'),
      Buffer.from([0xf0, 0xcf]),
      Buffer.from(',x\n'),
    ]),
  });
  expect(rows).toMatchObject([{ fields: { jobtitle: 'По' } }]);
  const table = await readSource({ kind: 'csv', bytes: cp1252(`title,city\n${words},Erie\n`) });
  expect(table.rows).toMatchObject([title]);
});
