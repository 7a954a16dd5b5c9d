#!/usr/bin/env node
// `npm run dev`: all of `npm start`, for whoever works on it. A changed page is on screen at once with its state kept;
// of the services the one whose file changed begins again.
import { begin } from '../local/install/begin.mjs';

begin(async () => (await import('./dev-steps.mjs')).dev(process.env));
