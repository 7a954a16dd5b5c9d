import type { Decision } from 'platform/decider';
import type { Picture, PublishedSet } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion, AuthoredSection } from 'schemas/mock-exams/sets/authored';
import type { ExamSetEvent } from 'schemas/mock-exams/sets/exam-set.events';
import type { Seen } from './as-seen.rules';
import type { ExamSet } from './exam-set-state.rules';

export type DataOf<T extends ExamSetEvent['type']> = Extract<ExamSetEvent, { type: T }>['data'];

/** Where a picture stands; `option`: of which choice, from 0 on. */
export interface PicturePlace {
  /** Of a section or a question. */
  readonly holderId: string;
  readonly target: 'section' | 'example' | 'question' | 'answer' | 'option';
  readonly option: number;
}

interface Edit {
  readonly seen?: Seen | undefined;
}

interface Data {
  CreateSet: DataOf<'MockExamSetCreated'>;
  CompleteClone: DataOf<'MockExamSetCloned'>;
  /** Edits: `seen`, what whoever asks for them had read of it. */
  EditSet: DataOf<'MockExamSetEdited'> & Edit;
  DeleteSet: { setId: string };
  AddPaper: Omit<DataOf<'MockExamPaperAdded'>, 'place'>;
  EditPaper: DataOf<'MockExamPaperEdited'> & Edit;
  DeletePaper: { setId: string; paperId: string };
  OrderPapers: DataOf<'MockExamPapersOrdered'>;
  AddSection: { setId: string; paperId: string; section: AuthoredSection };
  /** Its pictures stay as they are. */
  EditSection: { setId: string; section: Omit<AuthoredSection, 'picture' | 'examplePicture'> } & Edit;
  DeleteSection: { setId: string; sectionId: string };
  OrderSections: DataOf<'MockExamSectionsOrdered'>;
  /** Those that are there already are left out. */
  AddQuestions: { setId: string; sectionId: string; questions: readonly AuthoredQuestion[] };
  /** Those that are there already are edited. */
  PutQuestions: { setId: string; sectionId: string; questions: readonly AuthoredQuestion[] };
  EditQuestion: { setId: string; question: AuthoredQuestion } & Edit;
  DeleteQuestion: { setId: string; questionId: string };
  OrderQuestions: { setId: string; sectionId: string; questionIds: string[] };
  /** Null takes it away. */
  SetPicture: { setId: string; place: PicturePlace; picture: Picture | null };
  /** `edits` and `basedOn`, the version before it: of the state that was frozen. */
  PublishSet: Omit<PublishedSet, 'setVersion' | 'name' | 'type'> & {
    edits: number;
    basedOn: number;
    changes: string[];
  };
}

export type ExamSetCommand = { [T in keyof Data]: { readonly type: T; readonly data: Data[T] } }[keyof Data];

export type ExamSetRefusal =
  | 'MockExamSetNotFound'
  | 'MockExamNotFound'
  | 'MockExamSectionNotFound'
  | 'MockExamQuestionNotFound'
  | 'MockExamFull'
  | 'MockExamOrderNotWhole'
  | 'MockExamSetChangedMeanwhile'
  | 'MockExamEditedMeanwhile'
  | 'MockExamSetChangedTooOften';

export type Made = Decision<ExamSetEvent, ExamSetRefusal>;

/** The rules of some commands, each of a set that is there. */
export type RulesOf<T extends keyof Data> = { readonly [K in T]: (data: Data[K], set: ExamSet) => Made };
export type AllRules = RulesOf<Exclude<keyof Data, 'CreateSet'>>;
