import { useState } from 'react';
import { takeMockExamUsersFile } from 'schemas/mock-exams/sessions/sessions.contract';
import { callForFile } from '../../../client/call';
import { Problem } from '../../../client/problem';
import { saveFile } from '../../../client/save-file';

/** Fetches the file of who sits a session and hands it to the browser. A link could not: it carries no token. */
export function useUsersFile(mockExamSessionId: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const file = await callForFile(takeMockExamUsersFile, { mockExamSessionId });
      saveFile(`mock-exam-users-${mockExamSessionId}.csv`, file);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, problem };
}
