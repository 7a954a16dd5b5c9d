import { stateOf } from 'platform/decider/handle';
import { idFrom, type EventLog } from 'platform/event-log';
import { NO_STREAM, streamOf } from 'platform/event-store';
import type { AssignedSet, ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { Paper, PaperSection, QuestionKey } from 'schemas/mock-exams/paper';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { noSitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { examKey } from '../../mock-exams/keys/exam-key.decider';
import { examPaper } from '../../mock-exams/sets/exam-paper.decider';
import { momentOf, satSession, type SatSession } from '../../mock-exams/sittings/sat-session';
import { sitting } from '../../mock-exams/sittings/sitting.decider';
import { morningOf, ON_ITS_WAY, type SatPaper, type Seated, type Step } from './morning';
import type { SatQuestion } from './working-a-paper';

/** A child with the account that their device is logged in to. */
export interface Registered extends Seated {
  readonly accountId: string;
}

/** More at once wait for one another. */
const AT_ONCE = 8;

/**
 * Has everybody sit a session that is over: decided command by command at the times of these, and written down child by
 * child. The whole of it at once, because the clock ends what it meets half-done; who has sat already is left alone.
 */
export async function sitSession(
  session: ExamSession & { readonly set: AssignedSet },
  children: readonly Registered[],
  log: EventLog,
): Promise<void> {
  const sat = await satSession(session.sessionId, { read: (aggregate, id) => stateOf(log, aggregate, id) });
  if (sat === null) throw new Error('the mock exam of the demo world cannot be sat');
  const papers = await Promise.all(session.set.papers.map(({ paperHash }) => satPaper(paperHash, log)));
  for (let from = 0; from < children.length; from += AT_ONCE)
    await Promise.all(
      children
        .slice(from, from + AT_ONCE)
        .map((child) => writeDown(child, morningOf(child, { session, papers }), { sat, log })),
    );
}

interface Keeping {
  readonly sat: SatSession;
  readonly log: EventLog;
}

async function writeDown(child: Registered, steps: readonly Step[], { sat, log }: Keeping): Promise<void> {
  const { learnerId, accountId } = child;
  const id = `${sat.sessionId}.${learnerId}`;
  const stream = streamOf(sitting.category, id);
  const [begun] = await log.store.readStream(stream, 0, 1);
  const decided = begun === undefined ? decidedBy(steps, learnerId, sat) : [];
  const last = decided.at(-1);
  if (last === undefined) return;
  const commandId = idFrom(sat.sessionId, `sat by ${learnerId}`);
  await log.append({
    stream,
    expected: NO_STREAM,
    events: decided.map(({ event }) => event),
    times: decided.map(({ at }) => at),
    recording: { commandId, actor: { id: accountId, role: 'ROLE_USER' }, at: last.at },
    about: [learnerId],
  });
}

interface Decided {
  readonly event: SittingEvent;
  readonly at: string;
}

/** @throws where a command is refused: nobody sits here otherwise than by the rules */
function decidedBy(steps: readonly Step[], learnerId: string, sat: SatSession): readonly Decided[] {
  let state = noSitting;
  return steps.flatMap(({ at, command }) => {
    const now = at.toISOString();
    const decision = sitting.decide({ ...command, at: momentOf(sat, learnerId, now) }, state);
    if (decision.kind === 'refused') throw new Error(`a child of the demo world was refused: ${decision.code}`);
    state = decision.events.reduce((before, event) => sitting.evolve(before, event), state);
    return decision.events.map((event) => ({ event, at: writtenAt(event, now) }));
  });
}

/** A device sends each act as soon as it is done; what the clock has ended is written by whoever comes first. */
const writtenAt = ({ data }: SittingEvent, now: string): string =>
  'claim' in data ? new Date(Date.parse(data.at) + ON_ITS_WAY * 1_000).toISOString() : now;

async function satPaper(paperHash: string, log: EventLog): Promise<SatPaper> {
  const [paper, { published: keys }] = await Promise.all([
    stateOf(log, examPaper, paperHash),
    stateOf(log, examKey, paperHash),
  ]);
  if (paper === null) throw new Error('a paper of the demo world is not there');
  return { minutes: paper.minutes, questions: questionsOf(paper, keys) };
}

function questionsOf({ sections }: Paper, keys: readonly QuestionKey[]): SatQuestion[] {
  const known = new Map(keys.map((key) => [key.questionId, key]));
  return sections.flatMap((section) =>
    section.questions.map(({ questionId, options }, n) => {
      const { answer, drawnFrom } = known.get(questionId) ?? { answer: 'A' };
      const level = drawnFrom?.level ?? 3;
      const seconds = secondsFor(section) * (0.7 + 0.1 * level) + (n === 0 ? readingOf(section) : 0);
      return { questionId, subject: section.subject, level, options: options.length, answer, seconds };
    }),
  );
}

/** A text is read before its first question is answered. */
const readingOf = ({ passage = '' }: PaperSection): number => (passage === '' ? 0 : 150);

function secondsFor(section: PaperSection): number {
  const { minutes = 1, questions } = section;
  return (minutes * 60 - readingOf(section)) / Math.max(1, questions.length);
}
