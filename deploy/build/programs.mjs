/** The programs, each bundled into one file: where it begins, and what it becomes. */
export const programs = [
  { source: 'command-service/src/main.ts', bundle: 'command-service/dist/main.cjs' },
  { source: 'command-service/src/password-hasher.ts', bundle: 'command-service/dist/password-hasher.cjs' },
  { source: 'command-service/src/demo-world.ts', bundle: 'command-service/dist/demo-world.cjs' },
  { source: 'query-service/src/main.ts', bundle: 'query-service/dist/main.cjs' },
  { source: 'projectors/src/main.ts', bundle: 'projectors/dist/main.cjs' },
  { source: 'workers/src/main.ts', bundle: 'workers/dist/main.cjs' },
  { source: 'deploy/gateway/main.ts', bundle: 'deploy/dist/gateway.cjs' },
  { source: 'deploy/mail-catcher/main.ts', bundle: 'deploy/dist/mail-catcher.cjs' },
  { source: 'deploy/stripe-stand-in/main.ts', bundle: 'deploy/dist/stripe-stand-in.cjs' },
  { source: 'deploy/bench/load/bare-endpoint.ts', bundle: 'deploy/dist/bare-endpoint.cjs' },
  { source: 'deploy/local/launcher.ts', bundle: 'deploy/dist/launcher.cjs' },
  { source: 'deploy/derived-keys/main.ts', bundle: 'deploy/dist/derived-keys.cjs' },
  { source: 'deploy/migrate/main.ts', bundle: 'deploy/dist/migrate.cjs' },
];

/**
 * The file that is the whole of a program, beside the one that it is started by.
 * @param {{ bundle: string }} program
 */
export const wholeOf = ({ bundle }) => bundle.replace(/\.cjs$/, '.program.cjs');

/**
 * `command-service/dist/main.cjs` is command-service; `deploy/dist/gateway.cjs` is gateway.
 * @param {{ bundle: string }} program
 */
export const nameOf = ({ bundle }) =>
  /^(?:deploy\/dist\/(.+)\.cjs|([^/]+)\/dist\/main\.cjs)$/.exec(bundle)?.slice(1).find(Boolean) ?? bundle;
