import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

type Target = { path: string } | { host: string; port: number };
type Link = { near: Socket; far: Socket | undefined; silent: boolean };

/** A proxy between a host and its database that can simulate every kind of network failure. */
export type TcpProxy = {
  port: number;
  /** Silences the open connections for good: no byte and no FIN arrives anymore. */
  silence: () => void;
  /** Accepts new connections without ever responding, until `restore`. */
  swallow: () => void;
  /** Refuses new connections, until `restore`. */
  refuse: () => Promise<void>;
  /** Resets the open connections. */
  cut: () => void;
  /** Delays all data by this many milliseconds. */
  delay: (milliseconds: number) => void;
  /** Accepts new connections normally again. */
  restore: () => Promise<void>;
  /** Returns the number of open connections. */
  open: () => number;
  close: () => Promise<void>;
};

const listenOn = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // listening on a network address, so not a path
      resolve((server.address() as AddressInfo).port);
    });
  });
const endOf = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
  });

export const openTcpProxy = async (target: Target): Promise<TcpProxy> => {
  const links = new Set<Link>();
  let swallowing = false;
  let latency = 0;

  const forward = (link: Link, from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (link.silent) return;
      if (latency === 0) to.write(bytes);
      else setTimeout(() => !link.silent && to.writable && to.write(bytes), latency);
    });
    from.on('error', () => {});
    from.on('close', () => {
      if (!link.silent) to.destroy();
    });
  };
  const accept = (near: Socket) => {
    const far = swallowing ? undefined : connect(target);
    const link: Link = { near, far, silent: swallowing };
    links.add(link);
    near
      .on('error', () => {})
      .on('close', () => {
        links.delete(link);
        far?.destroy();
      });
    if (far === undefined) {
      near.resume();
      return;
    }
    forward(link, near, far);
    forward(link, far, near);
  };
  const server = createServer(accept);
  const port = await listenOn(server, 0);
  return {
    port,
    silence: () => {
      for (const link of links) link.silent = true;
    },
    swallow: () => {
      swallowing = true;
    },
    refuse: async () => {
      // not awaited, because it resolves only after the last open connection has ended
      void endOf(server);
    },
    cut: () => {
      for (const { near, far } of links) {
        near.resetAndDestroy();
        far?.destroy();
      }
    },
    delay: (milliseconds) => {
      latency = milliseconds;
    },
    restore: async () => {
      swallowing = false;
      latency = 0;
      if (!server.listening) await listenOn(server, port);
    },
    open: () => links.size,
    close: async () => {
      const ended = endOf(server);
      for (const { near, far } of links) {
        near.destroy();
        far?.destroy();
      }
      await ended;
    },
  };
};
