import { dirname, join } from 'node:path';
import type { Rollup } from 'vite';

/** The room that all pages of the office stand in. */
const OFFICE_ROOM = /\/rooms\/office\/office-room$/;

/** The modules of those screens that are the office's, without their endings. @param id the file of a feature's screens */
export const officePagesIn = (id: string, text: string): string[] =>
  [...text.matchAll(/\boffice\(\s*[^,]+,\s*\(\) => import\(\s*'([^']+)'/g)].map(([, page = '']) =>
    join(dirname(id), page),
  );

const withoutEnding = (id: string): string => id.replace(/\.\w+$/, '');

type Chunk = Pick<
  Rollup.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Chunk | Pick<Rollup.OutputAsset, 'type' | 'fileName'>>>;

/** Whether a file may be needed by anybody who is not staff: by name. @param officePages modules, without their endings */
export function learnersFiles(bundle: Bundle, officePages: ReadonlySet<string>): (fileName: string) => boolean {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const isOffices = ({ facadeModuleId }: Chunk): boolean => {
    const id = withoutEnding(facadeModuleId ?? '');
    return officePages.has(id) || OFFICE_ROOM.test(id);
  };
  const reached = new Set<string>();
  const reach = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || reached.has(fileName)) return;
    reached.add(fileName);
    for (const next of chunk.imports) reach(next);
    for (const next of chunk.dynamicImports) {
      const asked = chunks.get(next);
      if (asked && !isOffices(asked)) reach(next);
    }
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk.fileName);
  const [theirs, others] = [new Set<string>(), new Set<string>()];
  for (const chunk of chunks.values())
    for (const file of broughtBy(chunk)) (reached.has(chunk.fileName) ? theirs : others).add(file);
  // A file that no chunk brings is named by a style or a page: nobody can say whose it is.
  return (fileName) => (chunks.has(fileName) ? reached.has(fileName) : theirs.has(fileName) || !others.has(fileName));
}

const broughtBy = ({ viteMetadata }: Chunk): readonly string[] => [
  ...(viteMetadata?.importedCss ?? []),
  ...(viteMetadata?.importedAssets ?? []),
];
