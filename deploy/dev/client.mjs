import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Serves the client as it stands in the sources. The gateway stands before it, so that calls, cookies and the inbox are
 * where they always are; the browser hears of changes from here directly.
 */
export async function serveClient(root, { host }) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const port = await freePort();
  const vite = await createServer({
    root: join(root, 'frontend'),
    configFile: join(root, 'frontend/vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host,
      port,
      strictPort: true,
      // Whoever comes has come through the gateway, which knows its names.
      allowedHosts: true,
      hmr: { clientPort: port },
      // What the services are made of is followed as well: see workshop.mjs.
      watch: { ignored: [join(root, '.data/**'), join(root, '**/dist/**')] },
      warmup: { clientFiles: ['./src/main.tsx', './src/rooms/desk/desk-room.tsx'] },
    },
  });
  await vite.listen();
  return { url: `http://127.0.0.1:${port}`, watcher: vite.watcher, close: () => vite.close() };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
