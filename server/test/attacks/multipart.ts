import type { Person } from '../host';
import type { ListeningHost } from './wire';

export type Part = {
  name: string;
  filename?: string | undefined;
  type?: string;
  bytes: Buffer | string;
  extra?: string;
};
/** Builds a multipart body, which may be terminated or described incorrectly. */
export const multipart = (parts: Part[], end = '--line--\r\n') =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, type = 'image/png', bytes, extra = '' }) => [
      Buffer.from(
        `--line\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`}\r\n${extra}\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

/** The host to upload a picture to, and the people who may. */
type Uploader = { host: ListeningHost; employer: Person; admin: Person };
export const sendUpload = (
  { host, employer, admin }: Uploader,
  place: 'logo' | 'featured',
  body: Buffer,
  type = 'multipart/form-data; boundary=line',
) =>
  place === 'logo'
    ? fetch(`http://127.0.0.1:${host.port}/api/employers/${employer.id}/logo`, {
        method: 'PUT',
        headers: { ...employer.headers, 'content-type': type },
        body: new Uint8Array(body),
      })
    : fetch(`http://127.0.0.1:${host.port}/api/featured`, {
        method: 'POST',
        headers: { ...admin.headers, 'content-type': type },
        body: new Uint8Array(body),
      });
