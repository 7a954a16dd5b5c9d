import type { ExamSetEvent } from 'schemas/mock-exams/sets/exam-set.events';
import { noSet, type DraftPaper, type DraftQuestion, type DraftSection, type ExamSet } from './exam-set-state.rules';

type DataOf<T extends ExamSetEvent['type']> = Extract<ExamSetEvent, { type: T }>['data'];
type Folds = { readonly [T in ExamSetEvent['type']]: (set: ExamSet, data: DataOf<T>) => ExamSet };

const folds: Folds = {
  MockExamSetCreated: (_, { clonedFrom = null, setId: _setId, ...details }) => {
    const set: ExamSet = { ...noSet, details, stage: 'open', copying: clonedFrom };
    return set;
  },
  MockExamSetCloned: (set) => ({ ...set, copying: null }),
  MockExamSetEdited: (set, { setId: _, ...details }) => ({ ...set, details }),
  MockExamSetDeleted: (set) => ({ ...set, stage: 'deleted', papers: [], published: null }),

  MockExamPaperAdded: (set, { paperId, name, minutes, place }) => ({
    ...set,
    papers: [...set.papers, { paperId, name, minutes, place, sections: [] }],
  }),
  MockExamPaperEdited: (set, { paperId, name, minutes }) =>
    inPaper(set, paperId, (paper) => ({ ...paper, name, minutes })),
  MockExamPaperDeleted: (set, { paperId }) => ({
    ...set,
    papers: set.papers.filter((paper) => paper.paperId !== paperId),
  }),
  MockExamPapersOrdered: (set, { paperIds }) => ({
    ...set,
    papers: ordered(set.papers, paperIds, (one) => one.paperId),
  }),

  MockExamSectionAdded: (set, { paperId, section, place }) =>
    inPaper(set, paperId, (paper) => ({
      ...paper,
      sections: [...paper.sections, { ...section, place, questions: [] }],
    })),
  MockExamSectionEdited: (set, { section }) =>
    inSection(set, section.sectionId, ({ place, questions }) => ({ ...section, place, questions })),
  MockExamSectionDeleted: (set, { paperId, sectionId }) =>
    inPaper(set, paperId, (paper) => ({
      ...paper,
      sections: paper.sections.filter((section) => section.sectionId !== sectionId),
    })),
  MockExamSectionsOrdered: (set, { paperId, sectionIds }) =>
    inPaper(set, paperId, (paper) => ({
      ...paper,
      sections: ordered(paper.sections, sectionIds, (one) => one.sectionId),
    })),

  MockExamQuestionAdded: (set, { sectionId, question, place }) =>
    inSection(set, sectionId, (section) => ({
      ...section,
      questions: inTurn([...section.questions, { ...question, place }]),
    })),
  MockExamQuestionEdited: (set, { sectionId, question }) =>
    inSection(set, sectionId, (section) => ({
      ...section,
      questions: inTurn(
        section.questions.map((one) =>
          one.questionId === question.questionId ? { ...question, place: one.place } : one,
        ),
      ),
    })),
  MockExamQuestionDeleted: (set, { sectionId, questionId }) =>
    inSection(set, sectionId, (section) => ({
      ...section,
      questions: section.questions.filter((question) => question.questionId !== questionId),
    })),
  MockExamQuestionsOrdered: (set, { sectionId, questionIds, firstNumber }) =>
    inSection(set, sectionId, (section) => ({
      ...section,
      questions: ordered(section.questions, questionIds, (one) => one.questionId).map((question) => ({
        ...question,
        number: firstNumber + question.place,
      })),
    })),

  MockExamSetPublished: (set, { changes: _, ...published }) => ({ ...set, published }),
};

/** What a set has become. */
export function evolve(set: ExamSet, event: ExamSetEvent): ExamSet {
  // By its own type each fold is given the data of that type: the table above holds it to that.
  const fold = folds[event.type] as (set: ExamSet, data: ExamSetEvent['data']) => ExamSet;
  const next = fold(set, event.data);
  return event.type === 'MockExamSetPublished' ? next : { ...next, edits: set.edits + 1 };
}

const inTurn = (questions: readonly DraftQuestion[]): DraftQuestion[] =>
  [...questions].sort((one, other) => one.number - other.number || one.place - other.place);

/** In the order of the ids, numbered from 0 on. */
function ordered<T extends { readonly place: number }>(
  those: readonly T[],
  ids: readonly string[],
  idOf: (one: T) => string,
): T[] {
  const byId = new Map(those.map((one) => [idOf(one), one]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((one, place) => ({ ...one, place }));
}

const inPaper = (set: ExamSet, paperId: string, change: (paper: DraftPaper) => DraftPaper): ExamSet => ({
  ...set,
  papers: set.papers.map((paper) => (paper.paperId === paperId ? change(paper) : paper)),
});

const inSection = (set: ExamSet, sectionId: string, change: (section: DraftSection) => DraftSection): ExamSet => ({
  ...set,
  papers: set.papers.map((paper) =>
    paper.sections.some((section) => section.sectionId === sectionId)
      ? {
          ...paper,
          sections: paper.sections.map((section) => (section.sectionId === sectionId ? change(section) : section)),
        }
      : paper,
  ),
});
