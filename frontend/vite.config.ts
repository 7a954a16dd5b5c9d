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

/**
 * `react-dom` alone, the largest part of what every page needs, keeps its name, and is kept by browsers, from release to release. Of the
 * rest, parts are one file that public pages nearly always ask for together, each with what it stands on (the router is in `each-page`, swr in
 * `contract`): a reply says some 330 bytes beside a file, which is more than most of these parts weigh. Other groups made pages heavier.
 */
const groups = [
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
  {
    name: 'each-page',
    test: /\/src\/(client\/(session|call|problem|position|parents-door|renew-session|exclusively|sending\/[\w-]+)|parts\/(came-from|dates|page\/(page-heading|offline-picture)))\.tsx?$/,
  },
  {
    name: 'form',
    test: /\/src\/parts\/(account\/agreed-to|bird\/bird|exam-date|form\/(fields|rules|use-form|refused-password)|page\/(shown|skeleton|not-up-to-date))\.tsx?$/,
  },
  {
    name: 'contract',
    test: /\/src\/(client\/contract|pages\/marketing\/api|marketing\/mock-place\.contract|parts\/prices\/use-prices|payments\/prices\.contract)\.ts$/,
  },
];

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
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // The largest chunk is the office's tables; it is loaded by staff alone.
    chunkSizeWarningLimit: 2_500,
  },
});
