import { PassThrough } from 'node:stream';
import type { AccountRole } from '@contract/accountFields';
import { networkOf } from '../../addresses';

/** Maximum number of streams: per account, per network, and on this host. */
const max = { account: 8, network: 200, host: 1500 };
/**
 * Range of the reconnect delay of ended streams, in milliseconds, so that they don't all reconnect
 * at once.
 */
const reconnectDelay = { from: 1_000, to: 6_000 };
/** Bytes that a client may leave unread. */
const maxUnread = 16 * 1024;

/** The reader of a stream, with its session and network address. */
export type Reader = { role: AccountRole; accountId: string; sessionId: string; address: string };
export type Stream = Reader & {
  key: string;
  network: string;
  out: PassThrough;
  /** Waiting for the listener: no event can have been missed yet. */
  isWaiting: boolean;
};

/** Key of an account's streams. */
export const keyOf = ({ role, accountId }: Pick<Reader, 'role' | 'accountId'>): string =>
  `${role}:${accountId}`;

const retryLine = (): string =>
  `retry: ${Math.round(reconnectDelay.from + Math.random() * (reconnectDelay.to - reconnectDelay.from))}\n\n`;

/** Sends a stream's first line: when to reconnect if it breaks. */
export const startStream = (stream: Stream): void => {
  stream.isWaiting = false;
  stream.out.write(retryLine());
};

/**
 * Writes to a stream; a client that doesn't read is disconnected, reconnects and refetches
 * everything.
 */
export const write = ({ out }: Stream, text: string): void => {
  if (out.writableLength + out.readableLength > maxUnread) out.destroy();
  else out.write(text);
};

const openOf = (streams: Iterable<Stream>): Stream[] =>
  [...streams].filter(({ isWaiting }) => !isWaiting);

/** Keeps this host's streams, by account and by network; waiting ones count towards the limits. */
export const makeStreamList = () => {
  const all = new Set<Stream>();
  const byKey = new Map<string, Set<Stream>>();
  const networks = new Map<string, number>();
  const count = (network: string, by: number): void => {
    const left = (networks.get(network) ?? 0) + by;
    if (left > 0) networks.set(network, left);
    else networks.delete(network);
  };
  const remove = (stream: Stream): void => {
    if (!all.delete(stream)) return;
    const own = byKey.get(stream.key);
    own?.delete(stream);
    if (own?.size === 0) byKey.delete(stream.key);
    count(stream.network, -1);
  };
  return {
    /** Returns the open streams, of one account or all. */
    open: (key?: string): Stream[] => openOf(key === undefined ? all : (byKey.get(key) ?? [])),
    isHostFull: (): boolean => all.size >= max.host,
    isFullFor: ({ address, ...reader }: Reader): boolean =>
      (byKey.get(keyOf(reader))?.size ?? 0) >= max.account ||
      (networks.get(networkOf(address)) ?? 0) >= max.network,
    add: (reader: Reader): Stream => {
      const stream: Stream = {
        ...reader,
        key: keyOf(reader),
        network: networkOf(reader.address),
        out: new PassThrough(),
        isWaiting: true,
      };
      all.add(stream);
      byKey.set(stream.key, (byKey.get(stream.key) ?? new Set()).add(stream));
      count(stream.network, 1);
      stream.out.once('close', () => remove(stream));
      return stream;
    },
    /** Ends a stream; its page reconnects unless `isOver` is set. */
    end: (stream: Stream, isOver = false): void => {
      remove(stream);
      stream.out.end(isOver ? undefined : retryLine());
    },
  };
};
export type StreamList = ReturnType<typeof makeStreamList>;
