#!/usr/bin/env node
// `npm start`: from a fresh clone to a running system. Plain JavaScript: it runs before anything is installed.
import { requireNode } from './install/node-version.mjs';

requireNode();
// Not before Node's version is known: an old one could not even read what comes next.
import('./start-steps.mjs')
  .then(({ start }) => start(process.env))
  .catch(async (error) => {
    const { sentenceOf } = await import('./install/sentence.mjs');
    console.error(`\n${sentenceOf(error)}`);
    process.exit(1);
  });
