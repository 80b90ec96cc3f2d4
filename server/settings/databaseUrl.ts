const parts = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * A URL for each server that a database URL names: `postgres://user@one:5432,two/jobs` names two
 * (as libpq writes them), since the driver takes one.
 */
export const serverUrls = (databaseUrl: string): string[] => {
  const [, before = '', hosts = '', after = ''] = parts.exec(databaseUrl) ?? [];
  if (before === '') return [databaseUrl];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
};

/** The servers that a list of URLs names, with commas or spaces between them. */
export const replicaUrls = (list: string): string[] =>
  list.split(/(?<![\s,])[\s,]+(?=\w+:\/\/)/).flatMap(serverUrls);
