import { replicaUrls, serverUrls } from './databaseUrl';
import { readPoolSettings } from './poolSettings';
import { choiceOf, settingError, urlOf, type Source } from './source';

const databaseProtocols = ['postgres:', 'postgresql:'];
const databaseUrlOf = (source: Source, name: 'DATABASE_URL' | 'DATABASE_LISTEN_URL') => {
  const value = source[name];
  if (value === undefined) return undefined;
  // a URL may name several servers, each of which must be valid in a URL
  for (const each of serverUrls(value)) urlOf({ [name]: each }, name, databaseProtocols, true);
  return value;
};

const replicasOf = (source: Source) => {
  const [name, lagName] = ['DATABASE_REPLICA_URLS', 'DATABASE_REPLICA_LAG'];
  const value = source[name];
  const databaseReplicaUrls = value === undefined ? [] : replicaUrls(value);
  for (const each of databaseReplicaUrls) urlOf({ [name]: each }, name, databaseProtocols, true);
  if (value !== undefined && source['DATABASE_URL'] === undefined)
    throw settingError(name, 'needs DATABASE_URL, the server that they are standbys of.');
  const lag = source[lagName] ?? '5';
  if (!/^\d{1,2}$/.test(lag) || Number(lag) < 3 || Number(lag) > 30)
    throw settingError(lagName, `must be a number of seconds from 3 to 30, not "${lag}".`);
  return { databaseReplicaUrls, databaseReplicaLag: Number(lag) };
};

/** Reads the settings DATABASE_…. */
export const databaseOf = (source: Source) => {
  const databaseUrl = databaseUrlOf(source, 'DATABASE_URL');
  const databaseListenUrl = databaseUrlOf(source, 'DATABASE_LISTEN_URL');
  if (databaseListenUrl !== undefined && databaseUrl === undefined)
    throw settingError('DATABASE_LISTEN_URL', 'needs DATABASE_URL, the pooler before that server.');
  const fallback = databaseListenUrl === undefined ? 'on' : 'off';
  return {
    databaseUrl,
    databaseListenUrl,
    ...replicasOf(source),
    databasePrepared: choiceOf(source, 'DATABASE_PREPARED', ['on', 'off'], fallback) === 'on',
    ...readPoolSettings(source),
  };
};
