import { takeMockExamUsersFile } from 'schemas/mock-exams/sessions/sessions.contract';
import { saveFile } from '../../../client/files/save-file';
import { useFile } from '../../../client/files/use-file';

/** The file of who sits a session. */
export const useUsersFile = (mockExamSessionId: string) =>
  useFile(takeMockExamUsersFile, { mockExamSessionId }, (file) =>
    saveFile(`mock-exam-users-${mockExamSessionId}.csv`, file),
  );
