import type { AuthoredQuestion, AuthoredSection, SetDetails } from 'schemas/mock-exams/sets/authored';
import type { PublishedSet } from 'schemas/mock-exams/paper';

/** In the order of their numbers as typed; where two have the same, the one that stood first. */
export interface DraftQuestion extends AuthoredQuestion {
  readonly place: number;
}

export interface DraftSection extends AuthoredSection {
  readonly place: number;
  readonly questions: readonly DraftQuestion[];
}

export interface DraftPaper {
  readonly paperId: string;
  readonly name: string;
  readonly minutes: number;
  readonly place: number;
  readonly sections: readonly DraftSection[];
}

/** A set as it is being written, and what of it was published last. */
export interface ExamSet {
  readonly stage: 'none' | 'open' | 'deleted';
  /** How often it was changed: whoever publishes publishes what they looked at. */
  readonly edits: number;
  /** The set that it is a copy of, while the copy is not whole. */
  readonly copying: string | null;
  readonly details: SetDetails;
  readonly papers: readonly DraftPaper[];
  readonly published: PublishedSet | null;
}

export const noSet: ExamSet = {
  stage: 'none',
  edits: 0,
  copying: null,
  details: { name: '', type: 'GL', date: '1900-01-01', time: '00:00:00' },
  papers: [],
  published: null,
};

export const findPaper = ({ papers }: ExamSet, paperId: string): DraftPaper | undefined =>
  papers.find((paper) => paper.paperId === paperId);

export interface FoundSection {
  readonly paper: DraftPaper;
  readonly section: DraftSection;
}

export const findSection = ({ papers }: ExamSet, sectionId: string): FoundSection | undefined =>
  papers
    .flatMap((paper) => paper.sections.map((section) => ({ paper, section })))
    .find(({ section }) => section.sectionId === sectionId);

interface FoundQuestion extends FoundSection {
  readonly question: DraftQuestion;
}

export function findQuestion(set: ExamSet, questionId: string): FoundQuestion | undefined {
  for (const paper of set.papers)
    for (const section of paper.sections) {
      const question = section.questions.find((one) => one.questionId === questionId);
      if (question) return { paper, section, question };
    }
  return undefined;
}

export const sectionIdsOf = ({ sections }: DraftPaper) => sections.map(({ sectionId }) => sectionId);
export const idsOfQuestions = ({ questions }: DraftSection) => questions.map(({ questionId }) => questionId);
export const questionIdsOf = ({ sections }: DraftPaper) => sections.flatMap(idsOfQuestions);

/** The place after all of these. */
export const placeAfter = (those: readonly { readonly place: number }[]): number =>
  Math.max(-1, ...those.map(({ place }) => place)) + 1;
