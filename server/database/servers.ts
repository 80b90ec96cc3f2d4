import type { ClientConfig } from 'pg';
import { serverUrls } from '../settings/databaseUrl';

/** Returns how to connect to each server of a database. */
export const serversOf = (config: ClientConfig): ClientConfig[] =>
  config.connectionString === undefined
    ? [{}]
    : serverUrls(config.connectionString).map((connectionString) => ({ connectionString }));

/** The servers of a database. One of them is used until it can't be reached or isn't writable. */
export type Servers = {
  count: number;
  current: () => ClientConfig;
  /** Switches to the next one, unless another call already has. */
  leave: (failed: ClientConfig) => void;
};

export const rotationOf = (config: ClientConfig): Servers => {
  const servers = serversOf(config);
  let index = 0;
  const current = () => servers[index] ?? {};
  return {
    count: servers.length,
    current,
    leave: (failed) => {
      if (failed === current()) index = (index + 1) % servers.length;
    },
  };
};
