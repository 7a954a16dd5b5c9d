import { addQuestionsFromFile, takeMockExamQuestionsFile } from 'schemas/mock-exams/sets/csv.contract';
import { useCommand } from '../../../../client/contract';
import { saveFile } from '../../../../client/files/save-file';
import { useFile } from '../../../../client/files/use-file';

export const useAddFromFile = () => useCommand(addQuestionsFromFile);

/** The questions of a section as a file. */
export const useTakeQuestions = (mockExamSectionId: string, name: string) =>
  useFile(takeMockExamQuestionsFile, { mockExamSectionId }, (file) => saveFile(fileName(name), file));

/** Of a name as somebody typed it, what every disk takes. */
export const fileName = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)}.csv`;
