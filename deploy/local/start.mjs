#!/usr/bin/env node
// `npm start`: from a fresh clone to a running system.
import { begin } from './install/begin.mjs';

begin(async () => (await import('./start-steps.mjs')).start(process.env));
