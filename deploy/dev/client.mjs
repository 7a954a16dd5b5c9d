import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Serves the client as it stands in the sources. The gateway stands before it, so that calls, cookies and the inbox are
 * where they always are; the browser hears of changes from here directly.
 */
export async function serveClient(root, { host }) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const server = createHttpServer();
  const port = await listening(server, host);
  const vite = await createServer({
    root: join(root, 'frontend'),
    configFile: join(root, 'frontend/vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      // With a server of its own it would end this process at the first signal, before what was started is stopped.
      middlewareMode: { server },
      // Whoever comes has come through the gateway, which knows its names.
      allowedHosts: true,
      hmr: { server, clientPort: port },
      // What the services are made of is followed as well: see workshop.mjs.
      watch: { ignored: [join(root, '.data/**'), join(root, '**/dist/**')] },
      warmup: { clientFiles: ['./src/main.tsx', './src/rooms/desk/desk-room.tsx'] },
    },
  });
  server.on('request', (request, response) => {
    // Built with the client alone; what keeps pages for later would keep them from being changed.
    if (request.url !== '/service-worker.js') vite.middlewares(request, response);
    else response.writeHead(404).end();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    watcher: vite.watcher,
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function listening(server, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => resolve(server.address().port));
  });
}
