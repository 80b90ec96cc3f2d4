const parts = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Splits a database URL that names several servers (libpq's syntax,
 * `postgres://user@one:5432,two/jobs`) into one URL per server, since the driver accepts only one.
 */
export const serverUrls = (databaseUrl: string): string[] => {
  const [, before = '', hosts = '', after = ''] = parts.exec(databaseUrl) ?? [];
  if (before === '') return [databaseUrl];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
};

/** Returns the servers in a list of URLs separated by commas or spaces. */
export const replicaUrls = (list: string): string[] =>
  list.split(/(?<![\s,])[\s,]+(?=\w+:\/\/)/).flatMap(serverUrls);
