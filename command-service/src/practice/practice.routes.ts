import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import { checkAnswer, chooseChecking } from 'schemas/practice/worksheets/checking.contract';
import { chooseFit } from 'schemas/practice/worksheets/fitting.contract';
import { discardWorksheet, saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/practice.contract';
import { countAnswers } from './allotting';
import { flagRoute } from './flagging/flag-question.route';
import { flaggingRoutes } from './flagging/flagging.routes';
import { tryOf } from './checking.rules';
import { issuingRoutes } from './issuing.routes';
import { learnerChoices } from './learner-choices.decider';
import type { PracticeParts } from './practice-parts';
import { worksheet, type Worksheet } from './worksheet.decider';

const on = commandsTo(worksheet);

export const practiceRoutes = (parts: PracticeParts): Route<CommandDeps>[] => [
  ...issuingRoutes(parts),
  ...answeringRoutes(parts),
  ...worksheetRoutes,
  flagRoute(parts),
  ...flaggingRoutes,
  commandsTo(learnerChoices)(chooseChecking, ({ checksEach }, { caller: { learnerId } }) => ({
    id: learnerId,
    command: { type: 'ChooseChecking', data: { learnerId, checksEach } },
  })),
  commandsTo(learnerChoices)(chooseFit, ({ fit }, { caller: { learnerId } }) => ({
    id: learnerId,
    command: { type: 'ChooseFit', data: { learnerId, fit } },
  })),
];

/** Answers are counted first: what costs a free account's day is never kept uncounted. */
const answeringRoutes = (parts: PracticeParts): Route<CommandDeps>[] => [
  flow(submitAnswer, async ({ worksheetId, questionNumber: number, answer, secondsSpent, writing }, tools) => {
    await countAnswers({ worksheetId, answers: [{ number, answer }] }, tools, parts);
    const { caller, now: at } = tools;
    const time = { ...(secondsSpent !== undefined && { secondsSpent }), ...(writing && { writing }) };
    const data = { at, learnerId: caller.learnerId, number, answer, ...time };
    await tools.handle(worksheet, worksheetId, { type: 'SubmitAnswer', data });
    return {};
  }),
  flow(
    saveWorksheet,
    async ({ worksheetId, userAnswers: answers = [], numCorrectlyAnsweredQuestions: clientClaim }, tools) => {
      const numbered = answers.map((answer, index) => ({ number: index + 1, answer }));
      await countAnswers({ worksheetId, answers: numbered }, tools, parts);
      const { caller, now: at } = tools;
      const data = { at, learnerId: caller.learnerId, answers, ...(clientClaim !== undefined && { clientClaim }) };
      const { state } = await tools.handle(worksheet, worksheetId, { type: 'CompleteWorksheet', data });
      return state.result ?? { correct: 0, asked: 0 };
    },
  ),
];

const worksheetRoutes = [
  on(discardWorksheet, ({ worksheetId }, { caller: { learnerId } }) => ({
    id: worksheetId,
    command: { type: 'DiscardWorksheet', data: { learnerId } },
  })),
  on(
    checkAnswer,
    ({ worksheetId, questionNumber: number, answer, try: nth }, { caller: { learnerId } }) => ({
      id: worksheetId,
      command: { type: 'CheckAnswer', data: { learnerId, number, answer, try: nth } },
    }),
    ({ state }, { questionNumber, try: nth }) => told(state, questionNumber, nth),
  ),
];

/** What a child is told of an answer that was checked. */
function told({ issued, checks }: Worksheet, wanted: number, nth: number) {
  const question = issued?.questions.find(({ number }) => number === wanted);
  const made = tryOf(checks.get(wanted), nth);
  if (!question || !made) throw new Error(`try ${nth} of question ${wanted} was accepted, and is not there`);
  const { key: correctAnswer, solution } = question;
  return { isCorrect: made.mark.correct, isOtherForm: made.mark.errorTag === 'form', correctAnswer, solution };
}
