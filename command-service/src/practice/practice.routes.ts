import { commandsTo, type CommandDeps, type Route } from 'platform/http';
import { checkAnswer, chooseChecking } from 'schemas/practice/worksheets/checking.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/practice.contract';
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
  ...worksheetRoutes,
  flagRoute(parts),
  ...flaggingRoutes,
  commandsTo(learnerChoices)(chooseChecking, ({ checksEach }, { caller: { learnerId } }) => ({
    id: learnerId,
    command: { type: 'ChooseChecking', data: { learnerId, checksEach } },
  })),
];

const worksheetRoutes = [
  on(
    submitAnswer,
    ({ worksheetId, questionNumber: number, answer, secondsSpent, writing }, { caller: { learnerId }, now: at }) => ({
      id: worksheetId,
      command: {
        type: 'SubmitAnswer',
        data: {
          at,
          learnerId,
          number,
          answer,
          ...(secondsSpent !== undefined && { secondsSpent }),
          ...(writing && { writing }),
        },
      },
    }),
  ),
  on(
    saveWorksheet,
    (
      { worksheetId, userAnswers: answers = [], numCorrectlyAnsweredQuestions: clientClaim },
      { caller: { learnerId }, now: at },
    ) => ({
      id: worksheetId,
      command: {
        type: 'CompleteWorksheet',
        data: { at, learnerId, answers, ...(clientClaim !== undefined && { clientClaim }) },
      },
    }),
    ({ state }) => state.result ?? { correct: 0, asked: 0 },
  ),
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
