import path from 'node:path';
import { site } from '@contract/constants/site';
import { isEmail } from '@contract/text/email';
import { loopback } from '../addresses';
import type { LogLevel } from '../log';
import { databaseOf } from './databaseSettings';
import { readFilesSettings, type FilesSettings } from './filesSettings';
import { readIndexNow, type IndexNowSettings } from './indexNowSettings';
import type { PoolSettings } from './poolSettings';
import { readRetention, type Retention } from './retention';
import { choiceOf, settingError, urlOf, type Source } from './source';

/** All settings (product §6), validated. */
export type Env = PoolSettings & {
  production: boolean;
  port: number;
  host: string;
  /** undefined: the embedded database in `dataDir` */
  databaseUrl: string | undefined;
  /**
   * the server itself if `databaseUrl` is a transaction pooler: for everything that needs its own
   * database session
   */
  databaseListenUrl: string | undefined;
  /** standbys of `databaseUrl` to read from */
  databaseReplicaUrls: string[];
  /** how far behind replicas may be, in seconds */
  databaseReplicaLag: number;
  /** whether to use named prepared statements, which most poolers don't support */
  databasePrepared: boolean;
  dataDir: string;
  /** where new files are stored; undefined: in the database */
  files: FilesSettings | undefined;
  /** auto: if the database is empty, not in production, and only this machine can reach the host */
  demo: 'on' | 'off' | 'auto';
  adminName: string;
  /** undefined: generated and printed once */
  adminPassword: string | undefined;
  /** an origin such as https://jobs.example; undefined: taken from the request */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** sender of our mail; no-reply at the site's own name by default */
  mailFrom: { name: string; address: string };
  /** whose X-Forwarded-* headers to trust, as Fastify's trustProxy option */
  trustProxy: false | number | string[];
  rateLimits: boolean;
  /** whether webhooks may use http, which can be read in transit */
  webhookHttp: boolean;
  /** whether user-supplied addresses may point to this machine: for tests */
  outgoingLoopback: boolean;
  /** whether /metrics is served on the host's own port; auto: if only this machine can reach it */
  metrics: 'on' | 'off' | 'auto';
  /** a port on 127.0.0.1 that serves only /metrics; undefined: none */
  metricsPort: number | undefined;
  /** how many of an employer's first jobs an administrator must review; 0: none */
  reviewFirst: number;
  /** seconds for which a host that is told to stop keeps serving, while /readyz returns 503 */
  drain: number;
  /** whether visitors' search terms are counted */
  searchTerms: boolean;
  /** whether page speed is measured for visitors */
  webVitals: boolean;
  /** whether browsers cache pages for offline use */
  serviceWorker: boolean;
  /** threads that render pages, per process */
  renderThreads: number;
  /** how search engines are notified of changed jobs; undefined: they aren't */
  indexNow: IndexNowSettings | undefined;
  keep: Retention;
  logLevel: LogLevel;
  /** origin of a spec host: then only the pages are served */
  apiHost: string | undefined;
  postingsDir: string;
};

const originOf = (source: Source, name: string) => {
  const url = urlOf(source, name, ['http:', 'https:']);
  if (
    url !== undefined &&
    (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
  ) {
    throw settingError(
      name,
      `must be an origin such as https://jobs.example, without a path, not "${source[name]}".`,
    );
  }
  return url?.origin;
};

const portOf = (name: string, value: string) => {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port >= 0 && port <= 65_535))
    throw settingError(name, `must be a number from 0 to 65535, not "${value}".`);
  return port;
};

const hostOf = (source: Source, fallback: string) => {
  const value = source['HOST'] ?? fallback;
  if (!/^[\w.:%-]+$/.test(value))
    throw settingError('HOST', `must be an address or a name such as 127.0.0.1, not "${value}".`);
  return value;
};

const address = /^([\d.]+|(?=[\da-fA-F.]*:)[\da-fA-F:.]+)(\/\d{1,3})?$/;
const trustProxyOf = (source: Source): Env['trustProxy'] => {
  const value = source['TRUST_PROXY'];
  if (value === undefined || value.toLowerCase() === 'off') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const list = value.split(',').map((each) => each.trim());
  if (
    !list.every(
      (each) => address.test(each) || ['loopback', 'linklocal', 'uniquelocal'].includes(each),
    )
  ) {
    throw settingError(
      'TRUST_PROXY',
      `must be off, a number of proxies, or addresses such as 10.0.0.0/8,loopback, not "${value}".`,
    );
  }
  return list;
};

const reviewFirstOf = (source: Source) => {
  const value = source['REVIEW_FIRST'] ?? '0';
  if (!/^\d{1,3}$/.test(value))
    throw settingError('REVIEW_FIRST', `must be a number from 0 to 999, not "${value}".`);
  return Number(value);
};

const drainOf = (source: Source, fallback: string) => {
  const value = source['DRAIN'] ?? fallback;
  if (!/^\d{1,3}$/.test(value))
    throw settingError('DRAIN', `must be a number of seconds from 0 to 999, not "${value}".`);
  return Number(value);
};

const renderThreadsOf = (source: Source) => {
  const value = source['RENDER_THREADS'] ?? '1';
  if (!/^([1-9]|1[0-6])$/.test(value))
    throw settingError('RENDER_THREADS', `must be a number from 1 to 16, not "${value}".`);
  return Number(value);
};

const mailFromOf = (source: Source, publicUrl: string | undefined): Env['mailFrom'] => {
  const value = source['MAIL_FROM'];
  if (value === undefined) {
    const own = `no-reply@${publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname}`;
    // for a site without a domain name, such as [::1]
    return { name: site.name, address: isEmail(own) ? own : 'no-reply@localhost' };
  }
  const [, given = site.name, inside] = /^"?([^"<>]*)(?:"\s*)?<([^<>]*)>$/.exec(value) ?? [];
  const name = given.trim();
  const address = inside ?? value;
  if (!isEmail(address) || /\p{C}/u.test(name))
    throw settingError(
      'MAIL_FROM',
      `must be an address such as jobs@jobs.example or Jobs <jobs@jobs.example>, not "${value.replaceAll(/\p{C}/gu, ' ')}".`,
    );
  return { name: name === '' ? site.name : name, address };
};

const nameOf = (source: Source) => {
  const value = source['ADMIN_NAME'] ?? 'admin';
  if (value.trim() !== value || value.length > 60 || /\p{C}/u.test(value))
    throw settingError(
      'ADMIN_NAME',
      'must be a name of at most 60 characters without spaces around it.',
    );
  return value;
};

/**
 * Reads and validates all settings. An empty value counts as not set; throws a StartError that
 * names an invalid one.
 */
export const readEnv = (variables: Source): Env => {
  const source: Source = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value?.trim() === '' ? undefined : value?.trim(),
    ]),
  );
  const production = source['NODE_ENV'] === 'production';
  const apiHost = urlOf(source, 'API_HOST', ['http:', 'https:'])?.href.replace(/\/$/, '');
  const publicUrl = originOf(source, 'PUBLIC_URL');
  if (production && publicUrl === undefined && apiHost === undefined)
    throw settingError(
      'PUBLIC_URL',
      'must be set in production, for example https://jobs.example.',
    );
  const rateLimits = choiceOf(source, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  if (production && !rateLimits) throw settingError('RATE_LIMITS', "can't be off in production.");
  const outgoingLoopback = choiceOf(source, 'OUTGOING_LOOPBACK', ['on', 'off'], 'off') === 'on';
  if (production && outgoingLoopback)
    throw settingError('OUTGOING_LOOPBACK', "can't be on in production.");
  return {
    production,
    publicUrl,
    rateLimits,
    outgoingLoopback,
    webhookHttp: choiceOf(source, 'WEBHOOK_HTTP', ['on', 'off'], 'off') === 'on',
    apiHost,
    port: portOf('PORT', source['PORT'] ?? '3000'),
    host: hostOf(source, production ? '0.0.0.0' : '127.0.0.1'),
    ...databaseOf(source),
    dataDir: path.resolve(source['DATA_DIR'] ?? 'data'),
    files: readFilesSettings(source),
    demo: choiceOf(source, 'DEMO', ['on', 'off', 'auto'], 'auto'),
    adminName: nameOf(source),
    reviewFirst: reviewFirstOf(source),
    // not trimmed: spaces around a password are part of it
    adminPassword: source['ADMIN_PASSWORD'] && variables['ADMIN_PASSWORD'],
    smtpUrl: urlOf(source, 'SMTP_URL', ['smtp:', 'smtps:'], true)?.href,
    mailFrom: mailFromOf(source, publicUrl),
    trustProxy: trustProxyOf(source),
    metrics: choiceOf(source, 'METRICS', ['on', 'off', 'auto'], 'auto'),
    metricsPort:
      source['METRICS_PORT'] === undefined
        ? undefined
        : portOf('METRICS_PORT', source['METRICS_PORT']),
    // outside production there is usually no load balancer that has to notice
    drain: drainOf(source, production ? '5' : '0'),
    searchTerms: choiceOf(source, 'SEARCH_TERMS', ['on', 'off'], 'on') === 'on',
    renderThreads: renderThreadsOf(source),
    webVitals: choiceOf(source, 'WEB_VITALS', ['on', 'off'], 'on') === 'on',
    serviceWorker: choiceOf(source, 'SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    indexNow: readIndexNow(source, publicUrl),
    keep: readRetention(source),
    logLevel: choiceOf(source, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    postingsDir: path.resolve(source['POSTINGS_DIR'] ?? '../shared/data'),
  };
};

/** Whether only this machine can reach the host. */
export const listensLocally = (env: Env): boolean => loopback(env.host);

/**
 * Whether /metrics is served on the host's own port: if it is turned on, or if only this machine
 * can reach it.
 */
export const servesMetrics = (env: Env): boolean =>
  env.metrics === 'on' ||
  (env.metrics === 'auto' && listensLocally(env) && !env.production && env.trustProxy === false);

/** Whether metrics are collected at all. */
export const countsMetrics = (env: Env): boolean =>
  servesMetrics(env) || env.metricsPort !== undefined;
