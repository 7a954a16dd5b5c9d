import { isSame } from './canonical-json.rules';
import { accept, acceptUnless, refuse } from 'platform/decider';
import { MOST_PAPER_QUESTIONS, MOST_SECTION_QUESTIONS } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import { isAsSeen, questionShown } from './as-seen.rules';
import type { Made, RulesOf } from './exam-set-commands.rules';
import {
  findQuestion,
  findSection,
  idsOfQuestions,
  placeAfter,
  questionIdsOf,
  type DraftQuestion,
  type ExamSet,
  type FoundSection,
} from './exam-set-state.rules';
import { isOrderOf } from './order.rules';

type QuestionCommand = 'AddQuestions' | 'PutQuestions' | 'EditQuestion' | 'DeleteQuestion' | 'OrderQuestions';

export const questionRules: RulesOf<QuestionCommand> = {
  AddQuestions: (data, set) => added(data, set),

  PutQuestions: (data, set) => {
    const { setId, sectionId, questions } = data;
    const made = added(data, set);
    if (made.kind !== 'accepted') return made;
    const edits = questions.filter((question) => {
      const found = findQuestion(set, question.questionId);
      return found && !isSame(question, questionOf(found.question));
    });
    return accept(
      ...edits.map((question) => ({
        type: 'MockExamQuestionEdited' as const,
        data: { setId, question, sectionId },
      })),
      ...made.events,
    );
  },

  EditQuestion: ({ setId, question, seen }, set) => {
    const found = findQuestion(set, question.questionId);
    if (!found) return refuse('MockExamQuestionNotFound');
    if (isSame(question, questionOf(found.question))) return accept();
    if (!isAsSeen(seen, questionShown(found.question))) return refuse('MockExamEditedMeanwhile');
    return accept({ type: 'MockExamQuestionEdited', data: { setId, question, sectionId: found.section.sectionId } });
  },

  DeleteQuestion: ({ setId, questionId }, set) => {
    const found = findQuestion(set, questionId);
    if (!found) return refuse('MockExamQuestionNotFound');
    const data = { setId, questionId, sectionId: found.section.sectionId };
    return accept({ type: 'MockExamQuestionDeleted', data });
  },

  OrderQuestions: (data, set) => {
    const found = findSection(set, data.sectionId);
    if (!found) return refuse('MockExamSectionNotFound');
    const there = idsOfQuestions(found.section);
    if (!isOrderOf(data.questionIds, there)) return refuse('MockExamOrderNotWhole');
    const firstNumber = found.section.questions[0]?.number ?? 1;
    return acceptUnless(String(data.questionIds) === String(there), {
      type: 'MockExamQuestionsOrdered',
      data: { ...data, firstNumber },
    });
  },
};

/** Those that are there already are left out. */
function added(
  { setId, sectionId, questions }: Parameters<RulesOf<'AddQuestions'>['AddQuestions']>[0],
  set: ExamSet,
): Made {
  const found = findSection(set, sectionId);
  if (!found) return refuse('MockExamSectionNotFound');
  const fresh = questions.filter(({ questionId }) => !findQuestion(set, questionId));
  if (!hasRoomFor(fresh, found)) return refuse('MockExamFull');
  const first = placeAfter(found.section.questions);
  return accept(
    ...fresh.map((question, n) => ({
      type: 'MockExamQuestionAdded' as const,
      data: { setId, sectionId, question, place: first + n },
    })),
  );
}

/** Whether a section, and its paper, have room for those of these questions that are not there yet. */
export function hasRoomFor(questions: readonly AuthoredQuestion[], { paper, section }: FoundSection): boolean {
  const [inPaper, inSection] = [questionIdsOf(paper), idsOfQuestions(section)];
  const fresh = questions.filter(({ questionId }) => !inPaper.includes(questionId)).length;
  return inSection.length + fresh <= MOST_SECTION_QUESTIONS && inPaper.length + fresh <= MOST_PAPER_QUESTIONS;
}

/** A question as its events say it. */
export function questionOf({ place: _, ...question }: DraftQuestion): AuthoredQuestion {
  return question;
}
