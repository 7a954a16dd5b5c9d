import { join } from 'node:path';

/** Builds the client into frontend/dist; its own configuration says how, compressed copies included. */
export async function buildClient(root) {
  // Vite names each TypeScript file of its own configuration in a warning about a later default.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { build } = await import('vite');
  await build({ root: join(root, 'frontend'), logLevel: 'warn' });
}
