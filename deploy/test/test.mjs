#!/usr/bin/env node
// `npm test`: from a fresh clone to one line that says how many passed.
import { begin } from '../local/install/begin.mjs';

begin(async () => (await import('./test-steps.mjs')).test());
