import { readEnv } from '../../settings/env';

test('the defaults', () => {
  expect(readEnv({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseListenUrl: undefined,
    databasePrepared: true,
    databasePool: 12,
    databaseSearchPool: 8,
    demo: 'auto',
    adminName: 'admin',
    adminPassword: undefined,
    publicUrl: undefined,
    trustProxy: false,
    rateLimits: true,
    metrics: 'auto',
    metricsPort: undefined,
    reviewFirst: 0,
    logLevel: 'info',
    apiHost: undefined,
  });
  expect(readEnv({}).dataDir).toBe(`${process.cwd()}/data`);
  expect(readEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example/' })).toMatchObject({
    production: true,
    host: '0.0.0.0',
    publicUrl: 'https://jobs.example',
  });
  // an empty setting counts as unset
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    demo: 'auto',
  });
});

test.each([
  [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [
    { TRUST_PROXY: '10.0.0.0/8, loopback,fd00::/8' },
    { trustProxy: ['10.0.0.0/8', 'loopback', 'fd00::/8'] },
  ],
  [
    { DATABASE_URL: 'postgres://u:p%40ss@db:5432/jobs?sslmode=require' },
    { databaseUrl: 'postgres://u:p%40ss@db:5432/jobs?sslmode=require' },
  ],
  [
    { DATABASE_URL: 'postgres://u@pooler/jobs', DATABASE_LISTEN_URL: 'postgres://u@db,db2/jobs' },
    { databaseListenUrl: 'postgres://u@db,db2/jobs', databasePrepared: false },
  ],
  [
    {
      DATABASE_URL: 'postgres://u@pooler/jobs',
      DATABASE_LISTEN_URL: 'postgres://u@db/jobs',
      DATABASE_PREPARED: 'on',
    },
    { databasePrepared: true },
  ],
  [{ DATABASE_PREPARED: 'off' }, { databasePrepared: false }],
  [
    { DATABASE_POOL: '30', DATABASE_SEARCH_POOL: '1' },
    { databasePool: 30, databaseSearchPool: 1 },
  ],
  [{}, { workers: 1 }],
  [{ WORKERS: '2' }, { workers: 2, databasePool: 12, databaseSearchPool: 8 }],
  [{ API_HOST: 'https://host.example/base/' }, { apiHost: 'https://host.example/base' }],
  [{ ADMIN_PASSWORD: ' with spaces ' }, { adminPassword: ' with spaces ' }],
  [{ REVIEW_FIRST: '3' }, { reviewFirst: 3 }],
  [{}, { searchTerms: true }],
  [{}, { webhookHttp: false, outgoingLoopback: false }],
  [
    { WEBHOOK_HTTP: 'on', OUTGOING_LOOPBACK: 'on' },
    { webhookHttp: true, outgoingLoopback: true },
  ],
  [{ SEARCH_TERMS: 'OFF' }, { searchTerms: false }],
  [
    { KEEP_AUDIT: '12', KEEP_CASES: '0', KEEP_OUTBOX: '7' },
    {
      keep: {
        audit: 12,
        cases: undefined,
        notices: 12,
        endedSearch: 24,
        deletedJobs: 12,
        outboxDays: 7,
      },
    },
  ],
  [{}, { indexNow: undefined }],
  [
    { INDEXNOW_KEY: 'abc-DEF-123', PUBLIC_URL: 'https://jobs.example' },
    { indexNow: { key: 'abc-DEF-123', url: 'https://api.indexnow.org/indexnow' } },
  ],
  [
    { METRICS: 'on', METRICS_PORT: '9464' },
    { metrics: 'on', metricsPort: 9464 },
  ],
  [{}, { mailFrom: { name: 'Jobline', address: 'no-reply@localhost' } }],
  [
    { PUBLIC_URL: 'https://jobs.example:8443' },
    { mailFrom: { name: 'Jobline', address: 'no-reply@jobs.example' } },
  ],
  [
    { PUBLIC_URL: 'http://[::1]:3000' },
    { mailFrom: { name: 'Jobline', address: 'no-reply@localhost' } },
  ],
  [
    { MAIL_FROM: 'jobs@board.example' },
    { mailFrom: { name: 'Jobline', address: 'jobs@board.example' } },
  ],
  [
    { MAIL_FROM: '"The Board" <jobs@board.example>' },
    { mailFrom: { name: 'The Board', address: 'jobs@board.example' } },
  ],
  [
    { DEMO: 'ON', RATE_LIMITS: 'off' },
    { demo: 'on', rateLimits: false },
  ],
])('%j is read', (variables, expected) => {
  expect(readEnv(variables)).toMatchObject(expected);
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '3000.5' }, 'PORT'],
  [{ HOST: 'no host' }, 'HOST'],
  [{ DATABASE_URL: 'mysql://u:secret@h/db' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'secret' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://u:secret@h:99999/db' }, 'DATABASE_URL'],
  [
    { DATABASE_URL: 'postgres://u@h/db', DATABASE_LISTEN_URL: 'mysql://u:secret@h/db' },
    'DATABASE_LISTEN_URL',
  ],
  [{ DATABASE_LISTEN_URL: 'postgres://u:secret@h/db' }, 'DATABASE_LISTEN_URL'],
  [{ DATABASE_REPLICA_URLS: 'postgres://u@h/db' }, 'DATABASE_REPLICA_URLS'],
  [{ DATABASE_REPLICA_LAG: '2' }, 'DATABASE_REPLICA_LAG'],
  [{ DATABASE_PREPARED: 'maybe' }, 'DATABASE_PREPARED'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
  [{ DATABASE_SEARCH_POOL: '1000' }, 'DATABASE_SEARCH_POOL'],
  [{ WORKERS: '0' }, 'WORKERS'],
  [{ WORKERS: 'all' }, 'WORKERS'],
  [{ WORKERS: '1.5' }, 'WORKERS'],
  [{ WORKERS: '100' }, 'WORKERS'],
  [{ WORKERS: '3', DATABASE_POOL: '11' }, 'WORKERS'],
  [{ INDEXNOW_KEY: 'abc-DEF-123' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: 'short', PUBLIC_URL: 'https://jobs.example' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: '../package', PUBLIC_URL: 'https://jobs.example' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_URL: 'ftp://elsewhere' }, 'INDEXNOW_URL'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ RATE_LIMITS: '0' }, 'RATE_LIMITS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PUBLIC_URL: 'jobs.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://jobs.example/path' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://jobs.example' }, 'PUBLIC_URL'],
  [{ NODE_ENV: 'production' }, 'PUBLIC_URL'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', OUTGOING_LOOPBACK: 'on' },
    'OUTGOING_LOOPBACK',
  ],
  [{ SMTP_URL: 'https://secret@mail' }, 'SMTP_URL'],
  [{ FILES_URL: '/var/lib/files' }, 'FILES_URL'],
  [{ FILES_URL: 'file://server/files' }, 'FILES_URL'],
  [{ FILES_URL: 'file:///' }, 'FILES_URL'],
  [{ FILES_URL: 's3://bucket' }, 'FILES_URL'],
  [{ FILES_URL: 's3://key:secret@bucket' }, 'FILES_URL'],
  [{ FILES_URL: 's3://bucket?acl=public' }, 'FILES_URL'],
  [{ FILES_URL: 's3://bucket?endpoint=ftp://store' }, 'FILES_URL'],
  [{ FILES_URL: 's3://bucket/../other?region=x' }, 'FILES_URL'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8,proxy.example' }, 'TRUST_PROXY'],
  [{ REVIEW_FIRST: '-1' }, 'REVIEW_FIRST'],
  [{ REVIEW_FIRST: 'yes' }, 'REVIEW_FIRST'],
  [{ REVIEW_FIRST: '1.5' }, 'REVIEW_FIRST'],
  [{ KEEP_AUDIT: '11' }, 'KEEP_AUDIT'],
  [{ KEEP_CASES: '1' }, 'KEEP_CASES'],
  [{ KEEP_NOTICES: 'long' }, 'KEEP_NOTICES'],
  [{ KEEP_ENDED_SEARCH: '-1' }, 'KEEP_ENDED_SEARCH'],
  [{ KEEP_DELETED_JOBS: '1.5' }, 'KEEP_DELETED_JOBS'],
  [{ KEEP_OUTBOX: '10000' }, 'KEEP_OUTBOX'],
  [{ METRICS: 'yes' }, 'METRICS'],
  [{ METRICS_PORT: 'metrics' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'A\r\nBcc: x <a@b.example>' }, 'MAIL_FROM'],
  [{ API_HOST: 'host.example' }, 'API_HOST'],
  [{ ADMIN_NAME: 'a\u0007' }, 'ADMIN_NAME'],
])('%j is refused in one line that names the setting and tells no password', (variables, name) => {
  expect(() => readEnv(variables)).toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(new RegExp(`^${name} [^\\n]+$`)),
    }),
  );
  expect(() => readEnv(variables)).not.toThrow('secret');
});
