import type { CommandTools } from 'platform/http';
import type { DraftPaper, DraftSection, ExamSet } from './rules/exam-set-state.rules';
import { examSet } from './exam-set.decider';
import { idIn } from './ids';
import { inBatches } from './batches';
import { questionOf } from './rules/question.rules';
import { authoredOf } from './rules/section.rules';

interface Cloning {
  readonly setId: string;
  readonly set: ExamSet;
  readonly name: string;
}

/**
 * A copy with ids of its own: two sets never have a paper in common, and so never a key. It says of itself that it is not
 * whole until all is there; a repeat of a call that broke off goes on with it.
 */
export async function clone({ setId: clonedFrom, set, name }: Cloning, tools: CommandTools): Promise<string> {
  const setId = tools.idFor('exam-set');
  const { type, date, time } = set.details;
  const created = { setId, name, type, date, time, clonedFrom };
  await tools.handle(examSet, setId, { type: 'CreateSet', data: created });
  for (const paper of set.papers) await clonePaper(setId, paper, tools);
  await tools.handle(examSet, setId, { type: 'CompleteClone', data: { setId, clonedFrom } });
  return setId;
}

async function clonePaper(setId: string, { paperId: id, name, minutes, sections }: DraftPaper, tools: CommandTools) {
  const paperId = idIn(setId, id, tools);
  await tools.handle(examSet, setId, { type: 'AddPaper', data: { setId, paperId, name, minutes } });
  for (const section of sections) await cloneSection({ setId, paperId }, section, tools);
}

async function cloneSection(
  { setId, paperId }: { readonly setId: string; readonly paperId: string },
  draft: DraftSection,
  tools: CommandTools,
) {
  const sectionId = idIn(setId, draft.sectionId, tools);
  const section = { ...authoredOf(draft), sectionId };
  await tools.handle(examSet, setId, { type: 'AddSection', data: { setId, paperId, section } });
  const questions = draft.questions.map((question) => ({
    ...questionOf(question),
    questionId: idIn(setId, question.questionId, tools),
  }));
  for (const batch of inBatches(questions))
    await tools.handle(examSet, setId, { type: 'AddQuestions', data: { setId, sectionId, questions: batch } });
}
