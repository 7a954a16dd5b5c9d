import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** As `tsconfig.json` has modules found. */
const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  resolveJsonModule: true,
};

/**
 * Those of some files that have been changed, and whatever imports them, straight or by others: the type of a name may follow from
 * any of those. What stands outside of the tree is left out.
 * @param {Iterable<string>} changed
 * @param {readonly string[]} modules all that may import, relative to the root
 * @returns {string[]} modules alone, in their order
 */
export function whoSees(changed, modules, root) {
  const importers = importersIn(modules, root);
  const seeing = new Set(changed);
  for (const file of seeing) for (const next of importers.get(file) ?? []) seeing.add(next);
  return modules.filter((file) => seeing.has(file));
}

/** By file: who imports it. */
function importersIn(modules, root) {
  const importers = new Map();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  for (const module of modules) {
    const file = join(root, module);
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
      if (!resolvedModule) continue;
      // A workspace is found by its name in `node_modules`, and told by where it is.
      const found = relative(root, resolvedModule.resolvedFileName);
      importers.set(found, [...(importers.get(found) ?? []), module]);
    }
  }
  return importers;
}
