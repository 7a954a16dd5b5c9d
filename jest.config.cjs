// One configuration for every test: `unit` touches nothing outside the process, `bank` proves thousands of questions of each type,
// `integration` uses real servers, `client` runs in jsdom, `browser` visits the running system.
const { workspaces } = require('./package.json');

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const esmOnly =
  'typebox|lodash-es|uuid|pure-rand|nspell|is-buffer|dictionary-en-gb|postal-mime|idb|marked|rate-limiter-flexible';

// What is other people's and hundreds of files comes as one.
const libraries = {
  globalSetup: '<rootDir>/deploy/test/jest/libraries/bundle.ts',
  resolver: '<rootDir>/deploy/test/jest/libraries/libraries.cjs',
};

const base = {
  rootDir: __dirname,
  runtime: '<rootDir>/deploy/test/jest/compiling-once.cjs',
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.[mc]?[jt]s$': swc(false) },
  transformIgnorePatterns: [`node_modules/(?!(${esmOnly})/)`],
  setupFilesAfterEnv: ['<rootDir>/deploy/test/jest/patience.ts'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  // Looking a global up inside jest's sandbox is slow: these come as parameters, and the bank's proofs take half the time.
  sandboxInjectedGlobals: ['Array', 'BigInt', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String'],
};

/** What a worker has loaded is there for its next file. */
const oneWorld = {
  testEnvironment: '<rootDir>/deploy/test/jest/one-world/environment.cjs',
  runtime: '<rootDir>/deploy/test/jest/one-world/runtime.cjs',
};

const node = workspaces.filter((folder) => folder !== 'frontend');

module.exports = {
  projects: [
    {
      ...base,
      ...libraries,
      ...oneWorld,
      displayName: 'unit',
      testMatch: node.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.test\\.ts$', '\\.e2e\\.test\\.ts$', '\\.proof\\.test\\.ts$'],
    },
    {
      ...base,
      ...libraries,
      displayName: 'bank',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/question-bank/**/*.proof.test.ts'],
    },
    {
      ...base,
      ...libraries,
      ...oneWorld,
      displayName: 'integration',
      testMatch: node.map((folder) => `<rootDir>/${folder}/**/*.int.test.ts`),
      globalSetup: '<rootDir>/deploy/test/jest/postgres.ts',
      globalTeardown: '<rootDir>/deploy/test/jest/postgres-stop.ts',
    },
    {
      ...base,
      displayName: 'client',
      testEnvironment: '<rootDir>/frontend/testing/libraries/environment.ts',
      globalSetup: '<rootDir>/frontend/testing/libraries/bundle.ts',
      resolver: '<rootDir>/frontend/testing/libraries/libraries.cjs',
      // The proof of the replay has the client on one side and the decider on the other.
      testMatch: ['<rootDir>/frontend/**/*.test.{ts,tsx}', '<rootDir>/deploy/replay-proof/*.test.tsx'],
      setupFiles: ['<rootDir>/frontend/testing/environment/browser-stubs.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/testing/environment/matchers.ts'],
      moduleNameMapper: {
        '^@ant-design/charts$': '<rootDir>/frontend/testing/environment/drawn-charts.tsx',
        '\\.(css|svg(\\?inline)?|woff2)$': '<rootDir>/frontend/testing/environment/asset.ts',
      },
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '<rootDir>/deploy/test/jest/browser-environment.ts',
      testMatch: ['<rootDir>/deploy/e2e/**/*.e2e.test.ts'],
    },
  ],
};
