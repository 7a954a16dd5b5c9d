import type { MockExamTypeName } from 'schemas/mock-exams/paper';

/** "CEM-style mock exam", as it is called wherever a child or a parent meets it. */
export const examTitle = (type: MockExamTypeName | null | undefined): string =>
  `${type ? `${type}-style mock` : 'Mock'} exam`;
