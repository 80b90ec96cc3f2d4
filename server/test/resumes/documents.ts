import { strToU8, zipSync, type ZipOptions } from 'fflate';

/** Builds a Word document with one empty part and these additional files. */
export const docx = (
  files: Record<string, string | Uint8Array> = {},
  options: ZipOptions = {},
): Buffer =>
  Buffer.from(
    zipSync(
      {
        '[Content_Types].xml': strToU8(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
        'word/document.xml': strToU8('<w:document/>'),
        ...Object.fromEntries(
          Object.entries(files).map(([name, text]) => [
            name,
            typeof text === 'string' ? strToU8(text) : text,
          ]),
        ),
      },
      options,
    ),
  );
/** Builds the same as an OpenDocument text. */
export const odt = (files: Record<string, string> = {}): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<office:document-content/>'),
      'META-INF/manifest.xml': strToU8(files['META-INF/manifest.xml'] ?? '<manifest/>'),
      ...Object.fromEntries(
        Object.entries(files)
          .filter(([name]) => name !== 'META-INF/manifest.xml')
          .map(([name, text]) => [name, strToU8(text)]),
      ),
    }),
  );
