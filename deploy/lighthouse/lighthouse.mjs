#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { publicPages, walk } from './walk.mjs';

const usage = `npm run lighthouse -- [--at <address>] [--best-of <attempts>] [<path> …]

Asks Lighthouse about pages of a running system, all that stand in its sitemap where none is named, and tells a line of JSON of
each: what it is given of a hundred in each of the four categories, and how many KiB its document, scripts and styles are on
the line. Ends with 1 where a page is given less than 95 in one, or weighs more than 110 KiB.
  --at       where it runs (http://localhost:8080)
  --best-of  how often a page is looked at that has less, since its speed is measured with a clock (4)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'http://localhost:8080' },
    'best-of': { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(usage);
else {
  const paths = positionals.length > 0 ? positionals : await publicPages(values.at);
  const tell = (page) => console.log(JSON.stringify(page));
  const good = await walk(values.at, paths, { attempts: Number(values['best-of']), tell });
  process.exitCode = good ? 0 : 1;
}
