import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every folder that the root's package.json names as a part of the whole, the browser's and this one among them.
 * @returns {string[]}
 */
export const workspaces = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/** Those that the services are made of. */
export const serverSide = (root) => workspaces(root).filter((name) => name !== 'frontend' && name !== 'deploy');
