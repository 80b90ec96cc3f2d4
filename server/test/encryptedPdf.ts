import { createHash } from 'node:crypto';

/** The padding of passwords shorter than 32 bytes (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const padded = (password: string): Buffer =>
  Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
const md5 = (...parts: readonly Buffer[]): Buffer =>
  createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which OpenSSL no longer provides. */
const rc4 = (key: Buffer, bytes: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [at, other] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      at = (at + 1) & 255;
      other = (other + (state[at] ?? 0)) & 255;
      swap(at, other);
      return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
    }),
  );
};

/**
 * Returns a PDF of one empty page, encrypted by the standard handler (revision 2), with printing
 * disallowed. With an empty password, anyone can open it.
 */
export const encryptedPdf = (password: string): Buffer => {
  const id = Buffer.alloc(16, 7);
  // every permission except printing
  const rights = -8;
  const rightsBytes = Buffer.alloc(4);
  rightsBytes.writeInt32LE(rights);
  const owner = rc4(md5(padded('the owner')).subarray(0, 5), padded(password));
  const key = md5(padded(password), owner, rightsBytes, id).subarray(0, 5);
  const user = rc4(key, padding);
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${user.toString('hex')}>/P ${rights}>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]>>
%%EOF
`);
};
