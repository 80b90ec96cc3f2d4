// A small TCP load balancer that sends each connection to a host whose /readyz returns 200.
import { connect, createServer } from 'node:net';

/** How often each host is checked, in milliseconds. */
const interval = 200;

const isReady = (address) =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * Starts the balancer. `hosts` are addresses; a host restarted elsewhere replaces its old address.
 */
export const startBalancer = async (hosts) => {
  const ready = hosts.map(() => false);
  let stopped = false;
  let turn = 0;
  const watch = async (index) => {
    while (!stopped) {
      ready[index] = await isReady(hosts[index]);
      await new Promise((resolve) => {
        setTimeout(resolve, interval);
      });
    }
  };
  const watching = hosts.map((_, index) => watch(index));
  const server = createServer((near) => {
    near.on('error', () => {});
    turn += 1;
    const order = hosts.map((_, index) => (turn + index) % hosts.length);
    const chosen = order.find((index) => ready[index]);
    if (chosen === undefined) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(hosts[chosen]).port), '127.0.0.1');
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    isReady: (index) => ready[index],
    stop: async () => {
      stopped = true;
      server.close();
      await Promise.all(watching);
    },
  };
};
