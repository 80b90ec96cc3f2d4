import type { ClientConfig } from 'pg';
import { serverUrls } from '../settings/databaseUrl';

/** How to reach each server of a database. */
export const serversOf = (config: ClientConfig): ClientConfig[] =>
  config.connectionString === undefined
    ? [{}]
    : serverUrls(config.connectionString).map((connectionString) => ({ connectionString }));

/**
 * The servers of a database, of which one is used until it turns out to be the wrong one: it can't
 * be reached, or can't be written to.
 */
export type Servers = {
  count: number;
  current: () => ClientConfig;
  /** Goes on to the next one, unless another call already did. */
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
