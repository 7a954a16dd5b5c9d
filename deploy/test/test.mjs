#!/usr/bin/env node
// `npm test`: from a fresh clone to one line that says how many passed. Plain JavaScript: it runs before anything is installed.
import { requireNode } from '../local/install/node-version.mjs';

requireNode();
// Not before Node's version is known: an old one could not even read what comes next.
import('./test-steps.mjs').then(
  ({ test }) => test(),
  (error) => {
    console.error(error.name === 'StartFault' ? error.message : error);
    process.exit(1);
  },
);
