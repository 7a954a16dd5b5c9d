import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const routesModule = fileURLToPath(new URL('../src/routes.ts', import.meta.url));

/** Writes `routes.json`: the path of every screen, from the one list of routes. */
export function routesJson(): Plugin {
  return {
    name: 'fieldfare:routes-json',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ routes: readonly { path: string }[] }>(routesModule);
      const paths = module.routes.map(({ path }) => path);
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: `${JSON.stringify(paths, null, 1)}\n` });
    },
  };
}
