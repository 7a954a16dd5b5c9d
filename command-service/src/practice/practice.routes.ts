import { commandsTo, type CommandDeps, type Route } from 'platform/http';
import { flagQuestion, saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/practice.contract';
import { flaggingRoutes } from './flagging/flagging.routes';
import { issuingRoutes } from './issuing.routes';
import type { PracticeParts } from './practice-parts';
import { worksheet } from './worksheet.decider';

const on = commandsTo(worksheet);

export const practiceRoutes = (parts: PracticeParts): Route<CommandDeps>[] => [
  ...issuingRoutes(parts),
  ...worksheetRoutes,
  ...flaggingRoutes,
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
  on(flagQuestion, (request, { caller: { learnerId } }) => ({
    id: request.worksheetId,
    command: {
      type: 'FlagQuestion',
      data: {
        learnerId,
        number: request.questionNumber,
        isTypo: request.isTypoBoxChecked ?? false,
        isMarkingIssue: request.isMarkingIssueBoxChecked ?? false,
        isTooHard: request.isHardQuestionBoxChecked ?? false,
        comment: request.userComments ?? '',
      },
    },
  })),
];
