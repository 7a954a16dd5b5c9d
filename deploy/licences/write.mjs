#!/usr/bin/env node
// `npm run licences`: keeps the licences of what is installed now.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LICENCES, licencesOf } from './third-parties.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
writeFileSync(join(root, LICENCES), licencesOf(root));
console.log(`kept ${LICENCES}`);
