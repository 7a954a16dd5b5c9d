import type { ReplyOf } from 'schemas/describe/contract';
import { getMockExamPapersForSet, getMockExamSectionsForMockExam } from 'schemas/mock-exams/sets/exam.contract';
import { getMockExamSetOutline } from 'schemas/mock-exams/sets/outline.contract';
import { getMockExamQuestionsForSections } from 'schemas/mock-exams/sets/question.contract';
import { checkMockExamSet, getMockExamSets } from 'schemas/mock-exams/sets/set.contract';
import { getMockExamSetVersions } from 'schemas/mock-exams/sets/versions.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from '../practice/catalogue';
import { FakeServer } from '../fake-server';

type AuthoredSet = ReplyOf<typeof getMockExamSets>[number];
type Exam = ReplyOf<typeof getMockExamPapersForSet>[number];
type Section = ReplyOf<typeof getMockExamSectionsForMockExam>[number];
type Question = ReplyOf<typeof getMockExamQuestionsForSections>[number];
type Finding = ReplyOf<typeof checkMockExamSet>['findings'][number];

export const autumn: AuthoredSet = {
  mockExamSetId: 's1',
  examSetName: 'Autumn 1',
  mockExamDate: '2026-12-05',
  mockExamTime: '10:00:00',
  mockExamType: 'GL',
  createdAt: '2026-11-20T10:00:00.000Z',
  isWhole: true,
  setVersion: 0,
  publishedAt: null,
  isChanged: true,
  papers: [],
  changes: [],
};

export const exams: readonly Exam[] = [
  { mockExamId: 's1.p1', examName: 'Paper 1', examDurationInMinutes: 50, sections: 1, questions: 2 },
  { mockExamId: 's1.p2', examName: 'Paper 2', examDurationInMinutes: 45, sections: 0, questions: 0 },
];

export const number: Section = {
  mockExamSectionId: 's1.n',
  sectionName: 'Number',
  sectionInstructions: 'Choose one answer.',
  sectionDuration: 50,
  subject: 'MATHS',
  exampleText: '',
  exampleImage: null,
  sectionImage: null,
  tableData: 'Coin,Count;2p,"1,200"',
  table: [
    ['Coin', 'Count'],
    ['2p', '1,200'],
  ],
  passage: 'One line||and another||p||A paragraph',
  questions: 2,
};

const question = (n: number, text: string): Question => ({
  mockExamQuestionId: `s1.q${n}`,
  mockExamQuestionNumber: n,
  mockExamQuestionText: text,
  mockExamQuestionImage: null,
  textMultipleChoiceOptions: '1||2||3||4||5',
  options: ['1', '2', '3', '4', '5'].map((option) => ({ text: option })),
  correctAnswer: 'B',
  explanation: 'Count.',
  answerImage: null,
  drawnFrom: null,
});

export const questions: readonly Question[] = [question(1, 'What is 1 + 1?'), question(2, 'What is half of @@3/4?')];

export const findings: readonly Finding[] = [
  {
    severity: 'odd',
    code: 'NoExplanation',
    sentence: 'Question 2 has no explanation.',
    about: 'question',
    id: 's1.q2',
  },
  { severity: 'must', code: 'TwinOptions', sentence: 'Options B and D are one.', about: 'question', id: 's1.q2' },
];

interface Written {
  readonly set?: AuthoredSet;
  readonly exams?: readonly Exam[];
  readonly sections?: readonly Section[];
  readonly questions?: readonly Question[];
  readonly findings?: readonly Finding[];
  readonly changes?: readonly string[];
}

/** Answers for a set that is being written; `world` is read at each call, so that a test can change it in between. */
export function setsServer(world: () => Written = () => ({})): FakeServer {
  const now = () => ({ set: autumn, exams, sections: [number], questions, findings: [], changes: [], ...world() });
  const outlined = ({ mockExamSectionId, sectionName, sectionDuration, subject }: Section) => ({
    mockExamSectionId,
    sectionName,
    sectionDuration,
    subject,
    questions: now().questions.map(({ mockExamQuestionId, mockExamQuestionNumber, correctAnswer }) => ({
      mockExamQuestionId,
      mockExamQuestionNumber,
      correctAnswer,
    })),
  });
  return new FakeServer()
    .on(getQuestionCatalogue)
    .answers(() => catalogue)
    .on(getMockExamSets)
    .answers(() => [now().set])
    .on(getMockExamPapersForSet)
    .answers(() => [...now().exams])
    .on(getMockExamSectionsForMockExam)
    .answers(() => [...now().sections])
    .on(getMockExamQuestionsForSections)
    .answers(() => [...now().questions])
    .on(getMockExamSetVersions)
    .answers(() => [{ setVersion: 1, examSetName: 'Autumn 1', publishedAt: autumn.createdAt, papers: [], changes: [] }])
    .on(getMockExamSetOutline)
    .answers(() => ({
      exams: now().exams.map(({ mockExamId, examName, examDurationInMinutes }, place) => ({
        mockExamId,
        examName,
        examDurationInMinutes,
        sections: place === 0 ? now().sections.map(outlined) : [],
      })),
    }))
    .on(checkMockExamSet)
    .answers(() => ({
      isReady: !now().findings.some(({ severity }) => severity === 'must'),
      findings: [...now().findings],
      changes: [...now().changes],
    }));
}
