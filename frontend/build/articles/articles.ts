import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { articleOf } from './article';

/** Makes a page of each Markdown file: its HTML is made at build time, and the browser is sent no reader of Markdown. */
export function articles(): Plugin {
  return {
    name: 'fieldfare:articles',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined;
      const article = JSON.stringify(articleOf(basename(id, '.md'), text));
      const code = `import { articlePage } from '/src/pages/articles/article-page.tsx';
export const article = ${article};
export default articlePage(article);`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}
