import { callsOf, intoList, withImport } from './lists';
import { namesOf } from './names';
import type { Edit, Thing } from './thing';

/** A read table with the query that shows it: declared whole, folded from nothing yet, which its test says. */
export function newView(feature: string, name: string): Thing {
  const parts = { feature, inFeature: namesOf(feature), view: namesOf(name), id: `${namesOf(name).camel}Id` };
  const { view } = parts;
  return {
    files: {
      [`schemas/src/${feature}/${view.kebab}.table.ts`]: tableFile(parts),
      [`schemas/src/${feature}/${view.kebab}.contract.ts`]: contractFile(parts),
      [`projectors/src/${feature}/${view.kebab}.projection.ts`]: projectionFile(parts),
      [`projectors/src/${feature}/${view.kebab}.projection.test.ts`]: testFile(parts),
      [`query-service/src/${feature}/${view.kebab}.query.ts`]: queryFile(parts),
    },
    edits: [schemaEdit(parts), callsEdit(parts), projectionsEdit(parts), queriesEdit(parts), ...appEdits(parts)],
    next: [
      `the row of ${view.kebab}.table.ts, and who may ask for it`,
      `what ${view.kebab}.projection.ts folds: its test fails until then`,
    ],
  };
}

interface Parts {
  readonly feature: string;
  readonly inFeature: ReturnType<typeof namesOf>;
  readonly view: ReturnType<typeof namesOf>;
  readonly id: string;
}

const tableFile = ({ feature, view, id }: Parts) => `import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

export const ${view.camel} = table('${feature.replaceAll('-', '_')}_${view.snake}', {
  row: { ${id}: Id, changedAt: Instant },
  key: '${id}',
});
`;

const contractFile = ({ view, id }: Parts) => `import Type from 'typebox';
import { admins } from '../accounts/roles';
import { query } from '../describe/contract';
import { Id, Instant, Shape } from '../describe/schema';

export const get${view.pascal} = query({
  call: 'POST /get${view.pascal}',
  who: admins,
  summary: '${view.pascal}, the last changed first.',
  reply: { rows: Type.Array(Shape({ ${id}: Id, changedAt: Instant })) },
});
`;

const projectionFile = ({
  feature,
  view,
}: Parts) => `import { ${view.camel} } from 'schemas/${feature}/${view.kebab}.table';
import { readModel } from '../read-model';

export const ${view.camel}Projection = readModel(${view.camel}, { version: 1 }).fold({});
`;

const testFile = ({ view }: Parts) => `import { expect, it } from '@jest/globals';
import { loggedOf, rowsAfter } from 'platform/testing/folding';
import { fixedLog } from '../../testing/fixed-log';
import { ${view.camel}Projection } from './${view.kebab}.projection';

it('has rows once something has happened', () =>
  expect(rowsAfter(${view.camel}Projection, loggedOf(fixedLog()))).not.toHaveLength(0));
`;

const queryFile = ({ feature, view }: Parts) => `import { answer } from 'platform/http';
import { get${view.pascal} } from 'schemas/${feature}/${view.kebab}.contract';
import { ${view.camel} } from 'schemas/${feature}/${view.kebab}.table';

const MOST = 200;

export const ${view.camel}Query = answer(get${view.pascal}, { reads: [${view.camel}] }, async (_, { db }) => {
  const rows = await db.from(${view.camel}).selectAll().orderBy('changedAt', 'desc').limit(MOST).execute();
  return { rows };
});
`;

const schemaEdit = ({ feature, view }: Parts): Edit => ({
  path: `schemas/src/${feature}/${feature}.feature.ts`,
  change: (text) => {
    const imported = withImport(
      withImport(text, `* as ${view.camel}Calls`, `./${view.kebab}.contract`),
      view.camel,
      `./${view.kebab}.table`,
    );
    return intoList(intoList(imported, /\bcalls: \[/, `${view.camel}Calls`), /\btables: \[/, view.camel);
  },
});

const callsEdit = ({ feature, inFeature, view }: Parts): Edit => ({
  path: `schemas/src/${feature}/testing/${feature}.calls.ts`,
  change: (text) =>
    intoList(
      withImport(withImport(text, 'nothing', '../../testing/called'), `get${view.pascal}`, `../${view.kebab}.contract`),
      callsOf(inFeature.camel),
      `called(get${view.pascal}, '. . . . . . . . A . . . .', nothing)`,
    ),
});

const projectionsEdit = ({ feature, inFeature, view }: Parts): Edit => ({
  path: `projectors/src/${feature}/${feature}.projections.ts`,
  change: (text) =>
    intoList(
      withImport(text, `${view.camel}Projection`, `./${view.kebab}.projection`),
      new RegExp(`${inFeature.camel}Projections = \\[`),
      `${view.camel}Projection`,
    ),
});

const queriesEdit = ({ feature, inFeature, view }: Parts): Edit => ({
  path: `query-service/src/${feature}/${feature}.queries.ts`,
  founded: `export const ${inFeature.camel}Queries = [];\n`,
  change: (text) =>
    intoList(
      withImport(text, `${view.camel}Query`, `./${view.kebab}.query`),
      new RegExp(`${inFeature.camel}Queries = .*\\[`),
      `${view.camel}Query`,
    ),
});

// A feature's first query: the app names the feature.
const appEdits = ({ feature, inFeature }: Parts): Edit[] => [
  {
    path: 'query-service/src/app.ts',
    change: (text) =>
      text.includes(`/${feature}.queries'`)
        ? text
        : intoList(
            withImport(text, `${inFeature.camel}Queries`, `./${feature}/${feature}.queries`),
            /queryRoutes = [\s\S]*?answersAll\(\s*\[/,
            `...${inFeature.camel}Queries`,
          ),
  },
];
