import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { Act } from './act-events.rules';
import { eachOnce, weigh, type Acts, type Verdict } from './acts.rules';
import { findSession } from './find-session';
import { momentOf, roomTold, satByCaller, UNNAMED_DEVICE, type SatSession } from './sat-session';
import type { SealedPapers } from './sealed-papers';
import { timesIn } from './settling.rules';
import { sitting } from './sitting.decider';
import type { SittingsParts } from './sittings-parts';

interface Kept {
  readonly session: SatSession;
  readonly acts: Acts;
}

interface Weighed {
  readonly state: Sitting;
  readonly verdicts: ReadonlyMap<number, Verdict>;
}

/** Writes acts down, and tells what became of each: by the state that they left, which says the same of them as the one they met. */
async function kept({ session, acts }: Kept, tools: CommandTools): Promise<Weighed> {
  const { learnerId } = tools.caller;
  const at = momentOf(session, learnerId, tools.now);
  const { state } = await tools.handle(sitting, `${session.sessionId}.${learnerId}`, {
    type: 'KeepActs',
    data: acts,
    at,
  });
  const { verdicts } = weigh(state, acts, { times: timesIn(state, at), now: at.now });
  return { state, verdicts: new Map(verdicts.map(({ seq, verdict }) => [seq, verdict])) };
}

/** What a child does in a paper: in bundles as their own shelf sends it, and one by one by the calls of the product. */
export const answeringRoutes = (parts: SittingsParts, papers: SealedPapers): Route<CommandDeps>[] => [
  flow(
    calls.keepMockExamAnswers,
    async ({ mockExamSessionId, paper, deviceId, tab, acts: sent, roomThrough }, tools) => {
      const session = (await satByCaller(mockExamSessionId, tools)) ?? tools.refuse('MockSittingNotFound');
      const { paperHash } = session.set.papers[paper - 1] ?? tools.refuse('MockPaperNotOpen');
      const acts = eachOnce(sent) ?? tools.refuse('MockActsUnclear');
      const questions = await papers.questions(paperHash, tools);
      const { state, verdicts } = await kept({ session, acts: { paper, deviceId, tab, acts, questions } }, tools);
      const reply = { serverNow: tools.now, verdicts: [...verdicts].map(([seq, verdict]) => ({ seq, verdict })) };
      // Who works hears of staff with what they do next; most of the time there is nothing to say.
      const told = roomThrough === undefined ? undefined : roomTold(session, tools.caller.learnerId, state);
      return told && told.roomThrough !== roomThrough ? { ...reply, news: told } : reply;
    },
  ),
  flow(calls.updateMockExamSessionTrackerWithUserAnswer, async ({ userAnswer, ...about }, tools) => {
    const verdict = await one({ ...about, kind: 'submitted', option: userAnswer }, tools, { parts, papers });
    return { serverNow: tools.now, isLate: verdict === 'late' };
  }),
  flow(calls.updateTimeSpentOnMockExamQuestion, async (about, tools) => {
    await one({ ...about, kind: 'left' }, tools, { parts, papers });
    return { serverNow: tools.now };
  }),
];

interface About extends Pick<Act, 'kind' | 'option'> {
  readonly mockExamSessionId?: string | undefined;
  readonly mockExamPaperId: string;
  readonly mockExamQuestionId: string;
  readonly amountOfTimeSpentOnQuestion?: number | undefined;
  readonly deviceId?: string | undefined;
}

interface With {
  readonly parts: SittingsParts;
  readonly papers: SealedPapers;
}

/** One act of a call of the product: it says neither which tab nor in which order, so that each call is a tab of its own. */
async function one(about: About, tools: CommandTools, { parts, papers }: With): Promise<Verdict> {
  const found = await findSession(about.mockExamSessionId, tools, parts);
  if (!found || found.seat) return tools.refuse('MockSittingNotFound');
  const known = await tools.read(sitting, found.id);
  const index = known.papers.findIndex(({ paperId }) => paperId === about.mockExamPaperId);
  const { paperHash } = known.papers[index] ?? tools.refuse('MockQuestionNotFound');
  const questions = await papers.questions(paperHash, tools);
  const acts = { paper: index + 1, questions, acts: [actOf(about)], ...from(about, tools) };
  const verdict = (await kept({ session: found.session, acts }, tools)).verdicts.get(1) ?? 'unknown';
  const code = refusals[verdict];
  return code === undefined ? verdict : tools.refuse(code);
}

/** A call that names no device is of the one that named none as it began, and of no other: it takes nothing over. */
const from = ({ deviceId = UNNAMED_DEVICE }: About, { idFor }: CommandTools) => ({ deviceId, tab: idFor('tab') });

function actOf({ kind, option, mockExamQuestionId, amountOfTimeSpentOnQuestion }: About): Act {
  return { kind, option, questionId: mockExamQuestionId, seq: 1, secondsClaimed: amountOfTimeSpentOnQuestion };
}

const refusals: Readonly<Partial<Record<Verdict, string>>> = {
  later: 'MockExamPaused',
  elsewhere: 'MockOtherDevice',
  unknown: 'MockQuestionNotFound',
  'too-many': 'MockAnswerChangedTooOften',
};
