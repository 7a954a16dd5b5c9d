import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The programs, each bundled into one file: where it begins, and what it becomes. */
export const programs = [
  { source: 'command-service/src/main.ts', bundle: 'command-service/dist/main.cjs' },
  { source: 'command-service/src/demo-world.ts', bundle: 'command-service/dist/demo-world.cjs' },
  { source: 'query-service/src/main.ts', bundle: 'query-service/dist/main.cjs' },
  { source: 'projectors/src/main.ts', bundle: 'projectors/dist/main.cjs' },
  { source: 'workers/src/main.ts', bundle: 'workers/dist/main.cjs' },
  { source: 'deploy/gateway/main.ts', bundle: 'deploy/dist/gateway.cjs' },
  { source: 'deploy/mail-catcher/main.ts', bundle: 'deploy/dist/mail-catcher.cjs' },
  { source: 'deploy/local/launcher.ts', bundle: 'deploy/dist/launcher.cjs' },
  { source: 'deploy/migrate/main.ts', bundle: 'deploy/dist/migrate.cjs' },
];

const everyService = [
  'schemas',
  'platform',
  'question-bank',
  'command-service',
  'query-service',
  'projectors',
  'workers',
];

/** What is built, from which folders, and a file of each result: when one is missing, its stamp does not count. */
export const targets = (root) => [
  {
    name: 'services',
    sources: [
      ...everyService,
      'deploy/build',
      'deploy/gateway',
      'deploy/mail-catcher',
      'deploy/local',
      'deploy/migrate',
      'deploy/plain-pages',
      'frontend/src/look',
    ],
    results: programs.map(({ bundle }) => join(root, bundle)),
    build: async () => (await import('./bundle-programs.mjs')).bundlePrograms(root),
  },
  {
    name: 'client',
    sources: ['frontend', 'schemas', 'deploy/build'],
    results: [join(root, 'frontend/dist/index.html')],
    build: async () => (await import('./build-client.mjs')).buildClient(root),
  },
];

export const isComplete = ({ results }) => results.every((result) => existsSync(result));
