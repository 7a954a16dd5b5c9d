import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import { checkAnswer, chooseChecking, showSteps } from 'schemas/practice/worksheets/checking.contract';
import { chooseFit } from 'schemas/practice/worksheets/fitting.contract';
import { discardWorksheet, saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import type { IssuedQuestion } from 'schemas/questions/question';
import { keyOf, toldOf } from 'schemas/questions/told';
import { completeCounted, submitCounted } from './day/counting-answers';
import { flagRoute } from './flagging/flag-question.route';
import { flaggingRoutes } from './flagging/flagging.routes';
import { isTryLeft, tryOf } from './checking.rules';
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
    const { caller, now: at } = tools;
    const time = { ...(secondsSpent !== undefined && { secondsSpent }), ...(writing && { writing }) };
    const data = { at, learnerId: caller.learnerId, number, answer, ...time };
    const command = { type: 'SubmitAnswer' as const, data };
    await submitCounted({ worksheetId, answers: [{ number, answer }], command }, tools, parts);
    return {};
  }),
  flow(
    saveWorksheet,
    async ({ worksheetId, userAnswers: answers = [], numCorrectlyAnsweredQuestions: clientClaim }, tools) => {
      const numbered = answers.map((answer, index) => ({ number: index + 1, answer }));
      const { caller, now: at } = tools;
      const data = { at, learnerId: caller.learnerId, answers, ...(clientClaim !== undefined && { clientClaim }) };
      const complete = (closed: readonly number[]) => ({
        type: 'CompleteWorksheet' as const,
        data: { ...data, closed },
      });
      const { result } = await completeCounted({ worksheetId, answers: numbered, complete }, tools, parts);
      return result ?? { correct: 0, asked: 0 };
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
  on(
    showSteps,
    ({ worksheetId, questionNumber: number }, { caller: { learnerId } }) => ({
      id: worksheetId,
      command: { type: 'ShowSteps', data: { learnerId, number } },
    }),
    ({ state }, { questionNumber }) => keyOf(questionIn(state, questionNumber)),
  ),
];

/** What a child is told of an answer that was checked; of the key only once no try is left. */
function told(state: Worksheet, wanted: number, nth: number) {
  const question = questionIn(state, wanted);
  const checked = state.checks.get(wanted);
  const made = tryOf(checked, nth);
  if (!made) throw new Error(`try ${nth} of question ${wanted} was accepted, and is not there`);
  const { correct: isCorrect, errorTag = null } = made.mark;
  return {
    isCorrect,
    isOtherForm: errorTag === 'form',
    ...toldOf(question, { tryLeft: isTryLeft(checked), errorTag }),
  };
}

function questionIn({ issued }: Worksheet, wanted: number): IssuedQuestion {
  const question = issued?.questions.find(({ number }) => number === wanted);
  if (!question) throw new Error(`question ${wanted} was accepted, and is not there`);
  return question;
}
