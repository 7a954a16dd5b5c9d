import type { KeptStates } from 'platform/decider/kept-states';
import { handle, stateOf } from 'platform/decider/handle';
import { idFrom, type EventLog } from 'platform/event-log';
import type { Caller, CommandTools } from 'platform/http';
import { publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { EnglishTopic } from 'schemas/questions/english.events';
import { inBatches } from '../../mock-exams/sets/batches';
import { knownIn } from '../../mock-exams/sets/drawing/new-to-set';
import { examSet } from '../../mock-exams/sets/exam-set.decider';
import { idIn } from '../../mock-exams/sets/ids';
import type { ExamSetCommand } from '../../mock-exams/sets/rules/exam-set-commands.rules';
import { noSet } from '../../mock-exams/sets/rules/exam-set-state.rules';
import { writtenItems } from '../../questions/english/written-items';
import type { Call } from '../caller';
import type { PaperBlueprint, SetBlueprint } from './blueprint';
import { drawnSection, type Source } from './drawn-set';

export interface Writing {
  readonly call: Call;
  readonly log: EventLog;
  readonly kept: KeptStates | undefined;
  /** Who writes them. */
  readonly caller: Caller;
  /** When; as a day in London, too. */
  readonly at: Date;
  readonly day: string;
}

/** The id of a set of the demo world: the same everywhere, and so are the hashes of its papers. */
export const setIdOf = ({ name }: Pick<SetBlueprint, 'name'>): string => idFrom('demo-world', name);

/**
 * Writes sets and publishes them, none with a question of another. What is published is left as it is, whatever became of it
 * since; one that was broken off is taken up where it stands.
 */
export async function writeSets(blueprints: readonly SetBlueprint[], writing: Writing): Promise<void> {
  const stand = await Promise.all(blueprints.map((blueprint) => stateOf(writing.log, examSet, setIdOf(blueprint))));
  const done = stand.filter(({ published }) => published !== null);
  if (done.length === stand.length) return;
  const source = await sourceWithout(done.flatMap(({ papers }) => papers));
  for (const [n, blueprint] of blueprints.entries())
    if (stand[n]?.published === null) await writeSet(blueprint, source, writing);
}

/** What comes with the service, and nothing that staff have written since. */
const untouched: Pick<CommandTools, 'read'> = { read: (aggregate) => Promise.resolve(aggregate.initial) };

async function sourceWithout(papers: (typeof noSet)['papers']): Promise<Source> {
  const topics = EnglishTopic.enum;
  const items = await Promise.all(topics.map((topic) => writtenItems.items(topic, untouched)));
  return {
    items: new Map(topics.map((topic, n) => [topic, items[n] ?? []] as const)),
    passages: await writtenItems.passages(untouched),
    known: knownIn({ ...noSet, papers }),
  };
}

type Does = (step: string, command: ExamSetCommand) => Promise<void>;

async function writeSet(blueprint: SetBlueprint, source: Source, writing: Writing): Promise<void> {
  const { name, type, papers } = blueprint;
  const setId = setIdOf(blueprint);
  const does = doing(setId, writing);
  const data = { setId, name, type, date: writing.day, time: '10:00:00' };
  await does('set', { type: 'CreateSet', data });
  for (const [n, paper] of papers.entries()) await writePaper(paper, { setId, place: `paper ${n + 1}`, source, does });
  const { caller, call } = writing;
  await call(publishMockExamSet, { mockExamSetId: setId }, { caller, key: `publish ${setId}` });
}

/** The commands of the authors' calls: several questions at once, and each once however often it is done. */
function doing(setId: string, { log, kept, caller, at }: Writing): Does {
  const actor = { id: caller.accountId, role: 'ROLE_ADMIN' };
  return async (step, command) => {
    const recording = { commandId: idFrom(setId, step), actor, at: at.toISOString() };
    const outcome = await handle(log, examSet, { id: setId, command, recording, kept });
    if (outcome.kind === 'refused') throw new Error(`the set of the demo world was refused: ${outcome.code}`);
  };
}

interface Placed {
  readonly setId: string;
  readonly place: string;
  readonly source: Source;
  readonly does: Does;
}

async function writePaper({ name, minutes, sections }: PaperBlueprint, { setId, place, source, does }: Placed) {
  const idFor = (purpose: string) => idFrom(setId, purpose);
  const paperId = idIn(setId, place, { idFor });
  await does(place, { type: 'AddPaper', data: { setId, paperId, name, minutes } });
  for (const [n, blueprint] of sections.entries()) {
    const purpose = `${place} section ${n + 1}`;
    const { section, questions } = drawnSection(blueprint, { setId, purpose, idFor }, source);
    await does(purpose, { type: 'AddSection', data: { setId, paperId, section } });
    for (const [part, batch] of inBatches(questions).entries()) {
      const data = { setId, sectionId: section.sectionId, questions: batch };
      await does(`${purpose} questions ${part}`, { type: 'AddQuestions', data });
    }
  }
}
