// What the tests outside the client load of other people's and is made of very many files: bundled once for the run.
const { join } = require('node:path');

const folder = join(__dirname, '../../../../node_modules/.cache/fieldfare/test-libraries');

const names = ['typebox', 'typebox/value', 'kysely', 'ajv/dist/2020', 'ajv-formats'];

/** The file that stands for a library: it takes it out of the bundle. */
const fileOf = (name) => join(folder, `${name.replace(/\W+/g, '-')}.cjs`);

const files = new Map(names.map((name) => [name, fileOf(name)]));

/** What jest asks where a module is. */
const sync = (name, { defaultResolver, ...options }) => files.get(name) ?? defaultResolver(name, options);

module.exports = { folder, files, sync };
