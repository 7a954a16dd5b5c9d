import { SILENT_SECONDS, tileOf, type BoardFacts, type ChildFacts } from 'schemas/mock-exams/board/tile.rules';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { clockOf } from 'schemas/mock-exams/sittings/deadlines.rules';
import { running, type Stretch } from 'schemas/mock-exams/sittings/running-time.rules';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { timesOf, type PaperTimes } from 'schemas/mock-exams/sittings/times.rules';
import { timeToTheSecond } from '../../../parts/dates';
import { counted } from '../../../parts/words';

/** What a tile is reckoned from. */
export interface TileFacts {
  readonly board: BoardFacts;
  readonly child: ChildFacts;
}

/** How the figures of a tile came about, as of a moment. */
export function tileSteps(facts: TileFacts, now: string): readonly ExplainedStep[] {
  return [...clockSteps(facts, now), ...answeredSteps(facts, now), ...heardSteps(facts, now)];
}

/** What is left of a paper that is open, from its length and what moved its end. */
function clockSteps({ board, child: { sitting, learnerId } }: TileFacts, now: string): readonly ExplainedStep[] {
  if (!sitting) return [];
  const arrangements = timeArrangementsOf(sitting.arrangements);
  const facts = {
    session: board.session,
    room: roomClockOf(board.room, learnerId),
    arrangements,
    sitting: sitting.clock,
  };
  const { stage, paper, papers } = timesOf(facts, now);
  const timed = papers[paper - 1];
  const { minutes: usual = 0 } = board.session.papers[paper - 1] ?? {};
  const clock = clockOf(facts, Date.parse(now));
  const own = (clock.papers[paper - 1] ?? 0) / 1_000;
  if (stage !== 'paper' || !timed) return [];
  return [lengthStep(paper, timed, { usual: usual * 60, own }), ...endSteps(timed, clock.pauses, now)];
}

interface Lengths {
  /** In seconds, for whoever has no arrangement. */
  readonly usual: number;
  /** With what is arranged, and without what was given on the day. */
  readonly own: number;
}

const lengthStep = (paper: number, { openedAt, seconds }: PaperTimes, { usual, own }: Lengths): ExplainedStep => ({
  says: `Paper ${paper} was opened at ${timeToTheSecond(openedAt ?? '')}. How long it lasts, in seconds: the usual, what is arranged for this child, what staff gave today.`,
  sum: `${usual} + ${own - usual} + ${seconds - own} = ${seconds}`,
});

function endSteps({ openedAt, endsAt, seconds }: PaperTimes, pauses: readonly Stretch[], now: string) {
  if (openedAt === null || endsAt === null) return [];
  const since = { from: Date.parse(openedAt), until: Date.parse(now) };
  const stood = Math.round((since.until - since.from - running(pauses, since)) / 1_000);
  const isCut = Date.parse(endsAt) < since.from + (seconds + stood) * 1_000;
  return [
    {
      says: `Since then the clock has stood still for ${counted(stood, 'second')}, so it ends at ${timeToTheSecond(endsAt)}${isCut ? ', with the session' : ''}.`,
      sum: null,
    },
  ];
}

function answeredSteps({ board, child }: TileFacts, now: string): readonly ExplainedStep[] {
  const { stage, answered, questions, isBehind } = tileOf(board, child, now);
  if (child.sitting === null || questions === 0) return [];
  const which = stage === 'over' ? 'all papers' : 'this paper';
  const behind = isBehind ? ' Behind is who has answered less than half as much of it as time is gone.' : '';
  return [
    {
      says: `Answered is each question of ${which} whose letter has reached us, chosen or handed in: ${answered} of ${questions}.${behind}`,
      sum: null,
    },
  ];
}

function heardSteps({ board, child }: TileFacts, now: string): readonly ExplainedStep[] {
  const { heardAt } = tileOf(board, child, now);
  if (heardAt === null) return [];
  const { sitting, heard } = child;
  const signs = [
    ...(heard ? [`its own word at ${timeToTheSecond(heard.at)}`] : []),
    ...(sitting?.lastActAt ? [`what was kept last at ${timeToTheSecond(sitting.lastActAt)}`] : []),
  ];
  const told = signs.length === 0 ? 'the opening of the paper' : signs.join(', ');
  return [
    {
      says: `The device was heard of at ${timeToTheSecond(heardAt)}, the latest of: ${told}. It gives word every ten seconds; silent is who was not heard of for ${SILENT_SECONDS}.`,
      sum: null,
    },
    { says: keptWords(heard?.waiting ?? null), sum: null },
  ];
}

const keptWords = (waiting: number | null): string =>
  waiting === null
    ? 'It has not said whether it keeps answers that have not reached us.'
    : `By its last word it kept ${counted(waiting, 'answer')} that had not reached us.`;
