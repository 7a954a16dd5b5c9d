import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { build } from 'esbuild';
import { programs } from './programs.mjs';

/**
 * Bundles every program as CommonJS for Node 20, with source maps; without the sources in them, which each start would read
 * and nobody needs: a stack names file and line.
 */
export async function bundlePrograms(root) {
  const { outputFiles } = await build(bundling(root, programs));
  for (const { path, contents } of outputFiles) put(path, contents);
}

/** How programs are bundled, for esbuild; what comes of it is not written yet. */
export function bundling(root, chosen) {
  return {
    absWorkingDir: root,
    entryPoints: chosen.map(({ source, bundle }) => ({ in: source, out: bundle.replace(/\.cjs$/, '') })),
    outdir: root,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    write: false,
    plugins: [packagesStayOutside(root)],
  };
}

// Renamed when whole: a program that starts at this moment finds the old one or the new one, never half of it.
export function put(path, contents) {
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, contents);
  renameSync(part, path);
}

/**
 * Leaves a package where npm put it if the bundle can `require` it from there. Bundled in are our own workspaces (they
 * are TypeScript), packages that are ESM only, and a version that npm nested inside one workspace.
 */
function packagesStayOutside(root) {
  const fromBundle = createRequire(join(root, 'deploy/dist/bundle.cjs'));
  return {
    name: 'packages-stay-outside',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === asked || from.kind === 'entry-point' || path.startsWith('node:')) return undefined;
        if (from.kind === 'dynamic-import') return { path, external: true };
        const meant = await resolve(path, { ...withoutArguments(from), kind: 'require-call', pluginData: asked });
        return meant.errors.length === 0 && canBeRequired(fromBundle, path, meant.path)
          ? { path, external: true }
          : undefined;
      });
    },
  };
}

const asked = Symbol('asked by ourselves');
const withoutArguments = ({ importer, resolveDir, namespace }) => ({ importer, resolveDir, namespace });

function canBeRequired(require, name, meant) {
  if (!meant.includes('/node_modules/')) return false;
  try {
    return require.resolve(name) === meant && isCommonJs(meant);
  } catch {
    return false;
  }
}

function isCommonJs(file) {
  if (extname(file) !== '.js') return extname(file) !== '.mjs';
  return nearestManifest(dirname(file)).type !== 'module';
}

function nearestManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT' || folder === dirname(folder)) throw error;
    return nearestManifest(dirname(folder));
  }
}
