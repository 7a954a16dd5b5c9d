import { intoList, withImport } from './lists';
import { namesOf } from './names';
import type { Edit, Thing } from './thing';

/** A process that watches the log, and the job that it asks for: neither does anything yet, which their test says. */
export function newProcess(feature: string, name: string): Thing {
  const parts = { feature, inFeature: namesOf(feature), work: namesOf(name) };
  const { work } = parts;
  return {
    files: {
      [`workers/src/${feature}/${work.kebab}.process.ts`]: processFile(parts),
      [`workers/src/${feature}/${work.kebab}.process.test.ts`]: testFile(parts),
      [`workers/src/${feature}/${work.kebab}.job.ts`]: jobFile(parts),
    },
    edits: [workEdit(parts), appEdit(parts)],
    next: [
      `what ${work.kebab}.process.ts watches for, and what ${work.kebab}.job.ts does: their test fails until then`,
    ],
  };
}

interface Parts {
  readonly feature: string;
  readonly inFeature: ReturnType<typeof namesOf>;
  readonly work: ReturnType<typeof namesOf>;
}

const processFile = ({ work }: Parts) => `import { process } from '../process';

export const ${work.camel} = process('${work.kebab}', {});
`;

const jobFile = ({ feature, work }: Parts) => `import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';

export const ${work.camel}Job = job('${feature}.${work.kebab}', {
  data: { subjectId: Id },
  once: ({ subjectId }) => subjectId,
  run: () => Promise.resolve('skipped' as const),
});
`;

const testFile = ({ work }: Parts) => `import { expect, it } from '@jest/globals';
import { ran } from '../../testing/worker-kit';
import { ${work.camel}Job } from './${work.kebab}.job';
import { ${work.camel} } from './${work.kebab}.process';

it('watches for something', () => expect(Object.keys(${work.camel}.handlers)).not.toEqual([]));

it('does it', async () => {
  const people = { one: { email: 'reader@example.org', name: null } };
  expect(await ran(${work.camel}Job, { subjectId: 'one' }, { people })).toMatchObject({ outcome: 'done' });
});
`;

const workEdit = ({ feature, inFeature, work }: Parts): Edit => ({
  path: `workers/src/${feature}/${feature}.work.ts`,
  founded: `import type { Work } from '../work';

export const ${inFeature.camel}Work: Work = {
  processes: [],
  jobs: [],
};
`,
  change: (text) => {
    const imported = withImport(
      withImport(text, `${work.camel}Job`, `./${work.kebab}.job`),
      work.camel,
      `./${work.kebab}.process`,
    );
    return intoList(intoList(imported, /\bprocesses: \[/, work.camel), /\bjobs: \[/, `${work.camel}Job`);
  },
});

// A feature's first work: the app names the feature.
const appEdit = ({ feature, inFeature }: Parts): Edit => ({
  path: 'workers/src/app.ts',
  change: (text) =>
    text.includes(`/${feature}.work'`)
      ? text
      : intoList(
          withImport(text, `${inFeature.camel}Work`, `./${feature}/${feature}.work`),
          /everyWork: readonly Work\[\] = \[/,
          `${inFeature.camel}Work`,
        ),
});
