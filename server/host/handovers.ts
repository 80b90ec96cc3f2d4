import type { Worker } from 'node:cluster';
import { isRecord } from '@contract/isRecord';

type Handle = { close: () => void };
const isHandle = (value: unknown): value is Handle =>
  // created by Node itself, so it isn't a plain object
  typeof value === 'object' && value !== null && 'close' in value;

/**
 * Closes connections that a dead worker never confirmed. The primary process accepts each
 * connection, hands it over to a worker, and closes its own end once the worker has confirmed. If
 * the worker dies in between, Node doesn't close that end, and the visitor would wait forever; so
 * unconfirmed handles are tracked, and closed when their worker exits.
 */
export const closeUnconfirmed = ({ process: child }: Worker): void => {
  const unconfirmed = new Map<unknown, Handle>();
  const send = child.send.bind(child);
  const noting = (...[message, handle, ...rest]: Parameters<typeof send>): boolean => {
    if (isRecord(message) && message['act'] === 'newconn' && isHandle(handle))
      unconfirmed.set(message['seq'], handle);
    return send(message, handle, ...rest);
  };
  // the cast picks the last overload, which covers all calls
  child.send = noting as typeof child.send;
  child.on('internalMessage', (message: unknown) => {
    if (isRecord(message)) unconfirmed.delete(message['ack']);
  });
  child.once('exit', () => {
    for (const handle of unconfirmed.values()) handle.close();
    unconfirmed.clear();
  });
};
