import { useState } from 'react';
import { addQuestionsFromFile, takeMockExamQuestionsFile } from 'schemas/mock-exams/sets/csv.contract';
import { callForFile } from '../../../../client/call';
import { useCommand } from '../../../../client/contract';
import { Problem } from '../../../../client/problem';

export const useAddFromFile = () => useCommand(addQuestionsFromFile);

/** In milliseconds: browsers read the file some time after the link was followed. */
const LONG_ENOUGH = 60_000;

/** Fetches the questions of a section as a file and hands it to the browser. A link could not: it carries no token. */
export function useTakeQuestions(mockExamSectionId: string, name: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const address = URL.createObjectURL(await callForFile(takeMockExamQuestionsFile, { mockExamSectionId }));
      Object.assign(document.createElement('a'), { href: address, download: fileName(name) }).click();
      setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, problem };
}

/** Of a name as somebody typed it, what every disk takes. */
export const fileName = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)}.csv`;
