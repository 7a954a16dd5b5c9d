import type { Contract } from 'schemas/describe/contract';
import { runnerImport, type Plugin } from 'vite';

/**
 * The browser needs a contract's method and path, not its JSON Schema: replies are typed by it, requests are checked
 * by the server. So each module of `schemas` is read at build time and only its plain data is shipped, which keeps
 * 21 KiB of schema library and every field rule out of the pages. An import of a schema itself, or of a function, fails the
 * build: what both sides compute stands in `describe/` and in pure files called `<what>.rules.ts`, which import no schema.
 */
export function schemasAsData(): Plugin {
  return {
    name: 'fieldfare:schemas-as-data',
    enforce: 'pre',
    async load(id) {
      if (!/\/schemas\/src\/(?!describe\/)[^?]*(?<!\.rules)\.ts$/.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return Object.entries(module)
        .flatMap(([name, value]) => {
          const data = shipped(value);
          return data === undefined ? [] : [`export const ${name} = ${JSON.stringify(data)};`];
        })
        .join('\n');
    },
  };
}

function shipped(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (isContract(value)) {
    const { method, path, side, who, does } = value;
    return { method, path, side, who, does };
  }
  return isSchema(value) ? undefined : value;
}

const isContract = (value: object): value is Contract => ['method', 'path', 'side', 'who'].every((key) => key in value);

/** A schema of one value, of a table's row, of a family of events. */
const isSchema = (value: object) => ['~kind', 'row', 'types'].some((key) => key in value);
