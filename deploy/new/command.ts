import { callsOf, intoList, withImport } from './lists';
import { commandNames, namesOf } from './names';
import type { Edit, Thing } from './thing';

/** A command of an aggregate of its own: declared whole, decided not at all yet, which its test says. */
export function newCommand(feature: string, name: string): Thing {
  const parts = partsOf(feature, name);
  const { about } = parts;
  return {
    files: {
      [`schemas/src/${feature}/${about.kebab}.events.ts`]: eventsFile(parts),
      [`schemas/src/${feature}/${about.kebab}.contract.ts`]: contractFile(parts),
      [`command-service/src/${feature}/${about.kebab}.decider.ts`]: deciderFile(parts),
      [`command-service/src/${feature}/${about.kebab}.decider.test.ts`]: testFile(parts),
    },
    edits: [schemaEdit(parts), callsEdit(parts), routesEdit(parts)],
    next: [
      `the fields of ${parts.event} and of the call, and who may make it`,
      `what ${about.kebab}.decider.ts decides: its test fails until then`,
      'then keep an example of the event, as `npm run new -- check` says: what is kept never changes',
    ],
  };
}

const partsOf = (feature: string, name: string) => ({
  feature,
  id: `${commandNames(name).about.camel}Id`,
  inFeature: namesOf(feature),
  ...commandNames(name),
});

type Parts = ReturnType<typeof partsOf>;

const eventsFile = ({ about, event, id }: Parts) => `import { events, type EventOf } from '../describe/events';
import { Id } from '../describe/schema';

export const ${about.camel}Events = events({
  ${event}: { ${id}: Id },
});
export type ${about.pascal}Event = EventOf<typeof ${about.camel}Events>;
`;

const contractFile = ({ command, id }: Parts) => `import { admins } from '../accounts/roles';
import { command } from '../describe/contract';
import { Id } from '../describe/schema';

export const ${command.camel} = command({
  call: 'POST /${command.camel}',
  who: admins,
  summary: '${command.pascal}.',
  request: { ${id}: Id },
});
`;

const deciderFile = ({
  feature,
  about,
  command,
  done,
  event,
  id,
}: Parts) => `import { accept, decider, type Decision } from 'platform/decider';
import type { ${about.pascal}Event } from 'schemas/${feature}/${about.kebab}.events';

export type ${about.pascal}Command = { type: '${command.pascal}'; data: { ${id}: string } };

type ${about.pascal} = 'none' | '${done}';

export const ${about.camel} = decider({ category: '${about.kebab.replaceAll('-', '')}', initial: 'none', decide, evolve });

function decide({ type }: ${about.pascal}Command): Decision<${about.pascal}Event> {
  switch (type) {
    case '${command.pascal}':
      return accept();
  }
}

function evolve(_: ${about.pascal}, event: ${about.pascal}Event): ${about.pascal} {
  switch (event.type) {
    case '${event}':
      return '${done}';
  }
}
`;

const testFile = ({ feature, about, command, done, event, id }: Parts) => `import { it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { ${about.pascal}Event } from 'schemas/${feature}/${about.kebab}.events';
import { ${about.camel} } from './${about.kebab}.decider';

const given = stories(${about.camel});
const data = { ${id}: 'one' };
const ${done}: ${about.pascal}Event = { type: '${event}', data };

it('is ${done}', () => given().when({ type: '${command.pascal}', data }).then(${done}));
it('is ${done} once', () => given(${done}).when({ type: '${command.pascal}', data }).thenNothing());
`;

const schemaEdit = ({ feature, about }: Parts): Edit => ({
  path: `schemas/src/${feature}/${feature}.feature.ts`,
  change: (text) =>
    intoList(
      intoList(
        withImport(
          withImport(text, `* as ${about.camel}Calls`, `./${about.kebab}.contract`),
          `${about.camel}Events`,
          `./${about.kebab}.events`,
        ),
        /\bfamilies: \[/,
        `${about.camel}Events`,
      ),
      /\bcalls: \[/,
      `${about.camel}Calls`,
    ),
});

const callsEdit = ({ feature, inFeature, about, command, id }: Parts): Edit => ({
  path: `schemas/src/${feature}/testing/${feature}.calls.ts`,
  change: (text) =>
    intoList(
      withImport(text, command.camel, `../${about.kebab}.contract`),
      callsOf(inFeature.camel),
      `called(${command.camel}, '. . . . . . . . A . . . .', ({ fresh }) => ({ ${id}: fresh }))`,
    ),
});

const routesEdit = ({ feature, about, command, id }: Parts): Edit => ({
  path: `command-service/src/${feature}/${feature}.routes.ts`,
  change: (text) =>
    intoList(
      withImport(
        withImport(
          withImport(text, 'commandsTo', 'platform/http'),
          command.camel,
          `schemas/${feature}/${about.kebab}.contract`,
        ),
        about.camel,
        `./${about.kebab}.decider`,
      ),
      /Routes\b.* (=|=>) \[(?![\s\S]*Routes\b.* (=|=>) \[)/,
      `commandsTo(${about.camel})(${command.camel}, (data) => ({
        id: data.${id},
        command: { type: '${command.pascal}', data },
      }))`,
    ),
});
