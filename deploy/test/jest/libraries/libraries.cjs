// What the tests outside the client load of other people's and is made of very many files: bundled once for the run.
const { join } = require('node:path');

const folder = join(__dirname, '../../../../node_modules/.cache/fieldfare/test-libraries');

/** What is asked of these by tests as well has to be what the library itself uses. */
const eventStore = '@eventstore/db-client';
const generated = ['code', 'gossip', 'serverfeatures', 'shared', 'status', 'streams'].map((name) => `${name}_pb`);
const services = ['gossip', 'serverfeatures', 'streams'].map((name) => `${name}_grpc_pb`);
const protobuf = ['any', 'empty', 'timestamp'].map((name) => `google-protobuf/google/protobuf/${name}_pb`);

const names = [
  'typebox',
  'typebox/value',
  'kysely',
  'ajv/dist/2020',
  'ajv-formats',
  'express',
  'ioredis',
  'jsonwebtoken',
  'nspell',
  'pg',
  'prom-client',
  'rate-limiter-flexible',
  'uuid',
  '@grpc/grpc-js',
  'google-protobuf',
  ...protobuf,
  eventStore,
  `${eventStore}/dist/streams/appendToStream/unpackError`,
  ...[...generated, ...services].map((name) => `${eventStore}/generated/${name}`),
];

/** The file that stands for a library: it takes it out of the bundle. */
const fileOf = (name) => join(folder, `${name.replace(/\W+/g, '-')}.cjs`);

const files = new Map(names.map((name) => [name, fileOf(name)]));

/** What jest asks where a module is. */
const sync = (name, { defaultResolver, ...options }) => files.get(name) ?? defaultResolver(name, options);

module.exports = { folder, files, sync };
