import { sendOutgoingRequest } from '../../services/outgoing/call';
import { readOutgoingUrl, type OutgoingPolicy } from '../../services/outgoing/outgoingUrl';
import { checkedAddresses } from '../../services/outgoing/publicAddress';
import { expectRefused, get, leadingTo, local, localSite, problem, strict } from './localSite';

const site = localSite();
const privateAddresses = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '100.100.100.200'],
  ...['192.0.0.192', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:8.8.8.8'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001::1', 'fe80::1'],
  ...['fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '100::1', '2001:db8::1', '3fff::1'],
  '5f00::1',
];
const publicAddresses = ['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'];

describe('where a name or an address leads', () => {
  test.each(privateAddresses)('%s is refused, by itself and behind a name', async (address) => {
    const hostname = address.includes(':') ? `[${address}]` : address;
    await expectRefused(`http://${hostname}/`, strict, 'private');
    await expectRefused('http://inside.example/', leadingTo(address), 'private');
    await expectRefused('http://inside.example/', leadingTo('8.8.8.8', address), 'private');
    await expectRefused('http://inside.example/', leadingTo(address, '8.8.8.8'), 'private');
  });

  test.each(publicAddresses)('%s is called', async (address) => {
    const names = leadingTo(address);
    const url = new URL('https://outside.example/');
    expect(await checkedAddresses(url, names)).toEqual([
      { address, family: address.includes(':') ? 6 : 4 },
    ]);
  });

  test.each([
    ...['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://127.1/'],
    ...['http://localhost/', 'http://①②⑦.0.0.1/', 'http://[::ffff:7f00:1]/'],
  ])('%s is this machine under another spelling', (url) => expectRefused(url, strict, 'private'));

  test('nothing is called on this machine unless that is allowed, and then nothing else that is private', async () => {
    await expectRefused(site.at(), strict, 'private');
    await expectRefused('http://names.example/', leadingTo('127.0.0.1'), 'private');
    expect(site.seen).toEqual([]);
    expect((await sendOutgoingRequest(site.at(), local, get)).body.toString()).toBe('hello');
    await expectRefused('http://10.0.0.1/', local, 'private');
    await expectRefused('http://[fe80::1]/', local, 'private');
  });

  test('the address that was checked is the one that is called, however often the name changes', async () => {
    const asked: string[] = [];
    const changing: OutgoingPolicy = {
      ...local,
      resolve: async (hostname) => {
        asked.push(hostname);
        return [{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    };
    const { body } = await sendOutgoingRequest(site.at('/', 'changing.example'), changing, get);
    expect([body.toString(), asked]).toEqual(['hello', ['changing.example']]);
    expect(site.seen[0]?.headers.host).toBe(new URL(site.at('/', 'changing.example')).host);
    await expectRefused(site.at('/', 'changing.example'), changing, 'private');
    expect(site.seen).toHaveLength(1);
  });

  test('a name that nobody knows, or that leads nowhere', async () => {
    const nowhere: OutgoingPolicy = {
      ...strict,
      resolve: () => Promise.reject(new Error('ENOTFOUND')),
    };
    await expectRefused('http://nobody.example/', nowhere, 'name');
    await expectRefused('http://nobody.example/', leadingTo(), 'name');
  });
});

describe('what an address may look like', () => {
  test.each([
    ...['ftp://8.8.8.8/', 'file:///etc/passwd', 'gopher://8.8.8.8/', 'data:text/plain,x', 'x'],
    ...['http://ann:secret@8.8.8.8/', 'http://ann@8.8.8.8/', 'http://8.8.8.8:22/'],
    ...['http://8.8.8.8:25/', 'http://8.8.8.8:631/', 'http://8.8.8.8:99999/', 'http:///'],
  ])('%s is refused', (url) => expectRefused(url, strict, 'address'));

  test.each(['https://8.8.8.8/', 'https://8.8.8.8:8443/x?y', 'https://[2606:4700::1]:443/'])(
    '%s is fine',
    (url) => {
      expect(readOutgoingUrl(url, { ...strict, http: false }).href).toBe(new URL(url).href);
    },
  );

  test('http only where it is allowed', () => {
    expect(() => readOutgoingUrl('http://8.8.8.8/', { ...strict, http: false })).toThrow(
      problem('address'),
    );
    expect(readOutgoingUrl('http://8.8.8.8/', strict).protocol).toBe('http:');
  });
});
