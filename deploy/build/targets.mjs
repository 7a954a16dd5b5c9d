import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programs, wholeOf } from './programs.mjs';
import { serverSide } from './workspaces.mjs';

/** What is built, from which folders, and a file of each result: when one is missing, its stamp does not count. */
export const targets = (root) => [
  {
    name: 'services',
    sources: [
      ...serverSide(root),
      'deploy/build',
      'deploy/derived-keys',
      'deploy/entry',
      'deploy/gateway',
      'deploy/mail-catcher',
      'deploy/local',
      'deploy/migrate',
      'deploy/plain-pages',
      'deploy/stripe-stand-in',
      'frontend/src/look',
    ],
    results: programs.flatMap((program) => [program.bundle, wholeOf(program)]).map((file) => join(root, file)),
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
