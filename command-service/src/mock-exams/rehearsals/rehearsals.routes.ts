import { flow, minuteLimit, type CommandDeps, type Route } from 'platform/http';
import { getRehearsalPaper, markRehearsal } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import type { DrawingParts } from '../sets/drawing/question-source';
import { keptPapers } from './kept-papers';
import { answersIn, marksOf } from './marking';

/** So many papers and markings a minute for one account: a child who reloads a page is far below it. */
const A_MINUTE = 30;

/** The demo test and the practice exam: served without keys, marked with them, and nothing of it is kept. */
export function rehearsalsRoutes({ written }: DrawingParts): readonly Route<CommandDeps>[] {
  const papers = keptPapers(written);
  const count = minuteLimit('rehearsals', A_MINUTE, undefined);
  return [
    flow(getRehearsalPaper, async ({ rehearsal }, tools) => {
      await count(tools.caller.accountId);
      const { paperHash, paper } = await papers.now(rehearsal, tools);
      return { serverNow: tools.now, paperHash, paper };
    }),
    flow(markRehearsal, async ({ rehearsal, paperHash, answers }, tools) => {
      await count(tools.caller.accountId);
      const paper = (await papers.called({ rehearsal, paperHash }, tools)) ?? tools.refuse('RehearsalHasChanged');
      const given = answersIn(paper, answers) ?? tools.refuse('RehearsalQuestionNotFound');
      const marks = marksOf(paper, given);
      const numberCorrect = marks.filter(({ isCorrect }) => isCorrect).length;
      return { serverNow: tools.now, numberCorrect, marks };
    }),
  ];
}
