/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '\\.(woff2|svg|png)$': '<rootDir>/src/test/asset.ts',
  },
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // packages that ship ES modules only
  transformIgnorePatterns: [
    '/node_modules/(?!(@fastify/cookie|cookie|msw|@mswjs|until-async|rettime|@open-draft|is-node-process|strict-event-emitter|outvariant|headers-polyfill|fast-check|pure-rand|sql-template-tag|node-pg-migrate|yaml|marked)/)',
  ],
} satisfies Config;

const config: Config = {
  // passwords are hashed at full cost and databases are real, which is slow on a busy machine; the
  // timeout still ends tests that hang
  testTimeout: 120_000,
  // by default Jest leaves one core idle, which is half of a small machine. The host's tests wait
  // for their database a third of the time, so 50 % more workers than cores keep the cores busy
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // workers leak some memory with each test file, and would run out after about a hundred files
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/jest.environment.cjs',
      testEnvironmentOptions: { url: 'http://localhost/' },
      roots: ['<rootDir>/src', '<rootDir>/contract'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'host',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/bench'],
      globalSetup: '<rootDir>/server/test/globalSetup.ts',
      globalTeardown: '<rootDir>/server/test/globalTeardown.ts',
    },
  ],
};
export default config;
