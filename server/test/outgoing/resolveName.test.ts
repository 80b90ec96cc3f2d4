import dgram from 'node:dgram';
import { once } from 'node:events';
import { nameResolver, type Address } from '../../services/outgoing/resolveName';

/** Types of DNS records (RFC 1035, RFC 3596). */
const [typeA, typeAaaa] = [1, 28];
const codes = { none: 0, unknown: 3 };

/** Answers a question about any name: "8.8.8.8", no such name, or nothing at all. */
const answerTo = (question: Buffer, name: string): Buffer | undefined => {
  if (name.startsWith('silent')) return undefined;
  const type = question.at(-3);
  const isKnown = name.startsWith('known');
  const address = isKnown && type === typeA ? [8, 8, 8, 8] : [];
  if (type !== typeA && type !== typeAaaa) throw new Error(`Type ${type}?`);
  const header = Buffer.from(question.subarray(0, 12));
  header[2] = 0x81;
  header[3] = 0x80 + (isKnown ? codes.none : codes.unknown);
  header[7] = address.length / 4;
  header[11] = 0;
  // the name as in the question, type A, class IN, valid for a minute, four bytes
  const answer =
    address.length > 0 ? [0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4, ...address] : [];
  return Buffer.concat([header, question.subarray(12), Buffer.from(answer)]);
};
/** Leaves out the additional record that c-ares sends (EDNS). */
const questionIn = (message: Buffer): Buffer => {
  let at = 12;
  while (message[at]) at += 1 + (message[at] ?? 0);
  return message.subarray(0, at + 5);
};

const server = dgram.createSocket('udp4');
let servers: string[];
beforeAll(async () => {
  server.on('message', (message, { port, address }) => {
    const question = questionIn(message);
    const name = question.subarray(13, 13 + (question[12] ?? 0)).toString();
    const answer = answerTo(question, name);
    if (answer) server.send(answer, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});
afterAll(() => {
  server.close();
});
const lookupLocal = async (hostname: string): Promise<Address[]> => [
  { address: `local ${hostname}`, family: 4 },
];

test('a name has the addresses that its name server says', async () => {
  expect(await nameResolver({ servers, lookupLocal })('known.example')).toEqual([
    { address: '8.8.8.8', family: 4 },
  ]);
});

test('a name that no name server knows may be one of this machine', async () => {
  expect(await nameResolver({ servers, lookupLocal })('unknown.example')).toEqual([
    { address: 'local unknown.example', family: 4 },
  ]);
  expect(await nameResolver({ servers })('localhost')).toContainEqual({
    address: '127.0.0.1',
    family: 4,
  });
});

test('a name whose server never answers is given up, and isn’t looked up in a thread', async () => {
  const resolve = nameResolver({ servers, timeout: 50, lookupLocal });
  await expect(resolve('silent.example')).rejects.toThrow('ETIMEOUT');
});
