import type { Plugin } from 'vite';
import { birdSvg, productLine, productName } from '../src/look/product';
import { colours } from '../src/look/tokens';

/** Puts the product's name, line and colours into `index.html`, and its mark beside it. */
export function productHtml(): Plugin {
  const words: Record<string, string> = { name: productName, line: productLine, cream: colours.cream };
  return {
    name: 'fieldfare:product-html',
    transformIndexHtml: (html) => html.replace(/%(name|line|cream)%/g, (_, word: string) => words[word] ?? ''),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: birdSvg() });
    },
  };
}
