import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './build/articles/articles';
import { finishedPages } from './build/finished-pages';
import { precompress } from './build/precompress';
import { productHtml } from './build/product-html';
import { routesJson } from './build/routes-json';
import { serviceWorker } from './build/service-worker';
import { schemasAsData } from './build/schemas-as-data';
import { tokensCss } from './build/tokens-css';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    articles(),
    schemasAsData(),
    tokensCss(),
    productHtml(),
    routesJson(),
    serviceWorker(),
    finishedPages(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy names no data: source for scripts, styles and fonts.
    assetsInlineLimit: 0,
    // Pages name only their styles beforehand: lists of every part that each of them shares stood in the first script of all, four
    // KiB on each public page, and grew with every screen. A page's own script asks for those parts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
    reportCompressedSize: false,
    // Alone, the largest part of what every page needs keeps its name, and is kept by browsers, from release to release; and the
    // part that begins each page is small. Nothing else is grouped by hand: every other group made pages heavier.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// }] } },
    },
    // The largest chunk is the office's tables; it is loaded by staff alone.
    chunkSizeWarningLimit: 2_500,
  },
});
