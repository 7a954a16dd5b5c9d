#!/usr/bin/env node
// `npm run dev`: all of `npm start`, for whoever works on it. A changed page is on screen at once with its state kept;
// of the services the one whose file changed begins again. Plain JavaScript: it runs before anything is installed.
import { requireNode } from '../local/install/node-version.mjs';

requireNode();
import('./dev-steps.mjs')
  .then(({ dev }) => dev(process.env))
  .catch(async (error) => {
    const { sentenceOf } = await import('../local/install/sentence.mjs');
    console.error(`\n${sentenceOf(error)}`);
    process.exit(1);
  });
