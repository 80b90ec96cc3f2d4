import type { Worker } from 'node:cluster';
import { isRecord } from '@contract/isRecord';

type Handle = { close: () => void };
const isHandle = (value: unknown): value is Handle =>
  // made by Node itself, so no plain object
  typeof value === 'object' && value !== null && 'close' in value;

/**
 * The first process takes each connection, hands it over to a worker, and closes its own end once
 * the worker has confirmed. Where the worker dies in between, Node forgets to, and the visitor would
 * wait for ever: so those ends are noted, and closed with their worker.
 */
export const closeUnconfirmed = ({ process: child }: Worker): void => {
  const unconfirmed = new Map<unknown, Handle>();
  const send = child.send.bind(child);
  const noting = (...[message, handle, ...rest]: Parameters<typeof send>): boolean => {
    if (isRecord(message) && message['act'] === 'newconn' && isHandle(handle))
      unconfirmed.set(message['seq'], handle);
    return send(message, handle, ...rest);
  };
  // its last overload is what all calls can be written as
  child.send = noting as typeof child.send;
  child.on('internalMessage', (message: unknown) => {
    if (isRecord(message)) unconfirmed.delete(message['ack']);
  });
  child.once('exit', () => {
    for (const handle of unconfirmed.values()) handle.close();
    unconfirmed.clear();
  });
};
