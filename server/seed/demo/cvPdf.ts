import type { DemoPerson } from './shapes';

/** Converts text to a PDF string: Latin letters, with delimiters escaped. */
const quoted = (text: string): string => `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;

type Line = { text: string; size: number; bold?: boolean };

const pageText = (lines: readonly Line[]): string => {
  let y = 770;
  return lines
    .map(({ text, size, bold }) => {
      y -= size * 1.7;
      return `BT /${bold ? 'B' : 'R'} ${size} Tf 60 ${y.toFixed(1)} Td ${quoted(text)} Tj ET`;
    })
    .join('\n');
};

/** Creates a PDF of these pages, on US Letter, in Helvetica. */
const pdfOf = (pages: readonly (readonly Line[])[]): Buffer => {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((lines, index) => {
      const text = pageText(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + index * 2} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // one byte per character, as the offsets assume
  return Buffer.from(body, 'latin1');
};

/** Creates a demo person's CV: two pages. */
export const cvPdf = (person: DemoPerson): Buffer => {
  const name = `${person.firstName} ${person.lastName}`;
  const section = (title: string, ...texts: string[]): Line[] => [
    { text: ' ', size: 8 },
    { text: title, size: 14, bold: true },
    ...texts.map((text) => ({ text, size: 11 })),
  ];
  return pdfOf([
    [
      { text: name, size: 24, bold: true },
      { text: [person.location, person.email, person.phone].join('  |  '), size: 11 },
      ...section(
        'Experience',
        person.experience,
        'Worked in a team of five, with users every week',
      ),
      ...section('Education', person.education),
      ...section('Languages', 'English', 'Spanish, conversational'),
    ],
    [
      { text: `${name}, page 2`, size: 14, bold: true },
      ...section('References', 'Given gladly once we have talked.'),
    ],
  ]);
};
