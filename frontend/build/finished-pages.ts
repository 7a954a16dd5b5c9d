import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PublicPage } from '../src/finished/public-page';
import { articles } from './articles/articles';
import { finished, notFound, robotsTxt, sitemapXml } from './finished/document';
import { schemasAsData } from './schemas-as-data';
import { tokensCss } from './tokens-css';

type OutputBundle = Rolldown.OutputBundle;

interface Made {
  readonly publicPages: readonly PublicPage[];
  readonly markupOf: (path: string) => Promise<string>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** Beside the packages, so that what is built finds them. */
const workshop = join(root, '../node_modules/.cache/fieldfare/finished');

/** Nothing of this folder is served as it lies there: the gateway puts its own address into each. */
const folder = 'finished';

/**
 * Writes every public page as a finished document, which can be read without a script, with what search engines ask for;
 * the page for an address that is none; `sitemap.xml` and `robots.txt`; and a table of which address shows which.
 */
export function finishedPages(): Plugin {
  return {
    name: 'fieldfare:finished-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') throw new Error('There is no index.html to make pages of');
        const { publicPages, markupOf } = await built();
        const emit = (name: string, source: string) =>
          void this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
        const table: Record<string, string> = { '/sitemap.xml': 'sitemap.xml', '/robots.txt': 'robots.txt' };
        for (const page of publicPages) {
          const name = `${page.path === '/' ? 'first-page' : page.path.slice(1).replaceAll('/', '-')}.html`;
          const files = filesOf(bundle, page.source);
          const markup = await markupOf(page.path);
          mustHave(bundle, markup);
          emit(name, finished({ shell: String(shell.source), page, files, markup }));
          for (const path of [page.path, ...(page.also ?? [])]) table[path] = name;
        }
        emit('not-found.html', notFound(String(shell.source), await markupOf('/an-address-that-is-none')));
        emit('sitemap.xml', sitemapXml(publicPages));
        emit('robots.txt', robotsTxt());
        emit('pages.json', JSON.stringify(table, null, 1));
        await rm(workshop, { recursive: true, force: true });
      },
    },
  };
}

/** The client, built to run here. */
async function built(): Promise<Made> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    // It would warn that articles are read at once here, and later in the browser.
    logLevel: 'error',
    plugins: [react(), articles(), schemasAsData(), tokensCss()],
    build: {
      ssr: 'src/finished/finished.tsx',
      // As the client has them: a drawing is a file, and not in the page itself.
      assetsInlineLimit: 0,
      outDir: workshop,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  // Here as well: of the files that it is made into, others than its own begin first.
  await import('../src/finished/no-window');
  return (await import(pathToFileURL(join(workshop, 'finished.mjs')).href)) as Made;
}

/** What is built here names its drawings as the client does, or the page would ask for what is not there. */
function mustHave(bundle: OutputBundle, markup: string): void {
  for (const [, name = ''] of markup.matchAll(/"\/(assets\/[^"]+)"/g))
    if (bundle[name] === undefined) throw new Error(`A page asks for ${name}, which the client has not got`);
}

/** The style sheets and scripts of the page that a source file draws. */
function filesOf(bundle: OutputBundle, source: string): { styles: readonly string[]; scripts: readonly string[] } {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/${source}`) === true,
  );
  if (!chunk) throw new Error(`No chunk of the client is made of ${source}`);
  const scripts = [chunk.fileName, ...chunk.imports.filter((name) => bundle[name]?.type === 'chunk')];
  const styles = scripts.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
  return { styles: [...new Set(styles)], scripts };
}
