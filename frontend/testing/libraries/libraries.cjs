// What the client's tests load of other people's: bundled once for the run, instead of two thousand files anew for each test file.
const { join } = require('node:path');

const folder = join(__dirname, '../../../node_modules/.cache/fieldfare/client-libraries');

const names = [
  'typebox',
  'typebox/value',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'antd',
  'antd/es/locale/en_GB',
  '@ant-design/pro-components',
  'dayjs/locale/en-gb',
  'swr',
  'idb',
  'fake-indexeddb/auto',
  '@testing-library/react',
  '@testing-library/user-event',
  '@testing-library/jest-dom/jest-globals',
];

/** The file that stands for a library: it takes it out of the bundle. */
const fileOf = (name) => join(folder, `${name.replace(/\W+/g, '-')}.cjs`);

const files = new Map(names.map((name) => [name, fileOf(name)]));

/** What jest asks where a module is. */
const sync = (name, { defaultResolver, ...options }) => files.get(name) ?? defaultResolver(name, options);

module.exports = { folder, files, sync };
