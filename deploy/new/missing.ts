import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Feature } from 'schemas/describe/feature';
import { features } from 'schemas/features';
import { refusals } from 'schemas/refusals';
import { allCalls } from 'schemas/testing/all-calls';
import { allProjections } from '../../projectors/src/all-projections';

const dayOf = (feature: string) => `projectors/src/${feature}/testing/${feature}.day.ts`;
const RECORD = 'GOLDEN=record npx jest --selectProjects unit --testPathPatterns schemas/golden';
const KEEP = 'ROWS=keep npx jest --selectProjects unit --testPathPatterns projectors/testing';

/** A kind of file that counts only once a list of its feature names it. */
interface Listed {
  readonly folder: string;
  readonly role: string;
  readonly list: string;
}

const listed: readonly Listed[] = [
  { folder: 'schemas', role: 'events', list: 'feature' },
  { folder: 'schemas', role: 'contract', list: 'feature' },
  { folder: 'schemas', role: 'table', list: 'feature' },
  { folder: 'projectors', role: 'projection', list: 'projections' },
  { folder: 'query-service', role: 'query', list: 'queries' },
  { folder: 'workers', role: 'process', list: 'work' },
  { folder: 'workers', role: 'job', list: 'work' },
];

/** What is missing of what the features have begun, in sentences, what comes first first. */
export function missing(root: string): string[] {
  return features.flatMap((feature: Feature) => [
    ...unlisted(root, feature.name),
    ...withoutExample(root, feature),
    ...unanswered(root, feature),
    ...withoutRows(root, feature),
  ]);
}

function unlisted(root: string, feature: string): string[] {
  return listed.flatMap(({ folder, role, list }) => {
    const home = join(root, folder, 'src', feature);
    if (!existsSync(home)) return [];
    const path = `${folder}/src/${feature}/${feature}.${list}.ts`;
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
    // A room with many of them has a list of its own, which the feature's names.
    const lists = files.filter((file) => file.endsWith(`.${list}.ts`));
    const named = new Set(lists.flatMap((file) => namedIn(readFileSync(join(home, file), 'utf8'), dirname(file))));
    return files
      .filter((file) => file.endsWith(`.${role}.ts`) && !named.has(file.replace(/\.ts$/, '')))
      .map((file) => `${file} of ${feature} is not listed: name it in ${path}`);
  });
}

/** What a list names, from its feature's folder on. */
const namedIn = (text: string, folder: string): string[] =>
  Array.from(text.matchAll(/'(\.[^']+)'/g), ([, path = '']) => join(folder, path));

const withoutExample = (root: string, { name, families }: Feature) =>
  families
    .flatMap((family) => Object.keys(family.types))
    .filter((type) => !existsSync(join(root, `schemas/golden/${name}/${type}.json`)))
    .map((type) => `${type} has no example: ${RECORD} writes one`);

function unanswered(root: string, { name, contracts }: Feature): string[] {
  const called = new Set(allCalls.map(({ contract }) => contract));
  return contracts.flatMap((contract) => [
    ...contract.refusals
      .filter((code) => !(code in refusals))
      .map((code) => `${code} of ${contract.path} is not told: schemas/src/${name}/${name}.feature.ts has the words`),
    ...(called.has(contract)
      ? []
      : [`nothing says who may call ${contract.path}: schemas/src/${name}/testing/${name}.calls.ts does`]),
    ...(isAnswered(root, name, contract)
      ? []
      : [`nobody answers ${contract.path}: ${contract.side}-service/src/${name} is where it would be`]),
  ]);
}

/** Whether a service speaks of it; whether it truly answers is for the service to say, which does not start otherwise. */
function isAnswered(root: string, feature: string, { side, path }: Feature['contracts'][number]): boolean {
  const declared = filesUnder(join(root, 'schemas/src', feature)).find((file) =>
    readFileSync(file, 'utf8').includes(` ${path}'`),
  );
  if (declared === undefined) return true;
  const name = new RegExp(`export const (\\w+) = \\w+\\(\\{\\s*call: '\\w+ ${escaped(path)}'`).exec(
    readFileSync(declared, 'utf8'),
  )?.[1];
  const home = join(root, `${side}-service/src`, feature);
  return (
    name === undefined || filesUnder(home).some((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')))
  );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && basename(dirname(file)) !== 'testing')
        .map((file) => join(folder, file))
    : [];

function withoutRows(root: string, { name, tables }: Feature): string[] {
  const folded = new Set(allProjections.map(({ table }) => table.name));
  return tables.flatMap((table) => {
    if (!folded.has(table.name)) return [`nothing folds ${table.name}: projectors/src/${name} is where it would be`];
    const kept = join(root, `projectors/testing/rows/${table.name}.jsonl`);
    if (!existsSync(kept)) return [`no rows of ${table.name} are kept: ${KEEP} writes them`];
    // The first line is the version of the fold.
    return readFileSync(kept, 'utf8').trimEnd().includes('\n')
      ? []
      : [`the fixed log leaves no row in ${table.name}: ${dayOf(name)} says what happens`];
  });
}
