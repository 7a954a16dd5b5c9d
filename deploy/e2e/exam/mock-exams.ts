import { callsOf } from '../browser/calls';

/** Of the demo world: the sets that are sold, and who looks after them. */
const admin = 'admin@fieldfare.example';

interface Outline {
  readonly exams: readonly {
    readonly mockExamId: string;
    readonly sections: readonly { readonly mockExamSectionId: string; readonly sectionName: string }[];
  }[];
}
interface PastSession {
  readonly mockExamSessionId: string;
  readonly mockExamSet: {
    readonly mockExamSetId?: string;
    readonly papers?: readonly { readonly paperHash: string }[];
    readonly mockExams?: readonly { readonly mockExamId: string; readonly wasOpened: boolean }[];
  } | null;
}

const at = (path: string, asked: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(asked).toString()}`;
const office = (page: string, asked: Readonly<Record<string, string>>) => at(`/app/admin-whizz/${page}`, asked);

type Call = Awaited<ReturnType<typeof callsOf>>;

/** The one that the demo world has had, with its set. */
async function pastSession(call: Call) {
  const { sessions } = (await call('/getMockExamSessions', { past: true })) as { sessions: readonly PastSession[] };
  const past = sessions.find(({ mockExamSet }) => mockExamSet?.mockExamSetId !== undefined);
  if (!past) throw new Error('the demo world has had no mock exam');
  const { mockExamSessionId, mockExamSet } = past;
  return { mockExamSessionId, mockExamSetId: String(mockExamSet?.mockExamSetId), papers: mockExamSet?.papers ?? [] };
}

/** Pages about a session that is over. */
const afterwards = ['mock-exam-results', 'mock-exam-reports', 'mock-exam-incidents', 'mock-exam-replay'];

/** What staff see of mock exams with all that stands in them: a set being written, its questions as they will look, a room, one child's timeline, what came of it. */
export async function writtenScreens(): Promise<string[]> {
  const call = await callsOf(admin);
  const { mockExamSessionId, mockExamSetId, papers } = await pastSession(call);
  const { exams } = (await call('/getMockExamSetOutline', { mockExamSetId })) as unknown as Outline;
  const { usersInSession } = (await call('/getUsersForMockExamSession', { mockExamSessionId })) as {
    usersInSession: readonly { mockExamUserId: string }[];
  };
  const sections = exams.flatMap((exam) => exam.sections);
  const shown = sections.filter(({ sectionName }) => ['Comprehension', 'Series'].includes(sectionName));
  return [
    office('mock-exam-papers', { mockExamSetId }),
    ...exams.slice(-1).map(({ mockExamId }) => office('mock-exam-sections', { mockExamId })),
    ...shown.map(({ mockExamSectionId }) => office('mock-exam-section-questions', { mockExamSectionId })),
    office('view-session-users', { session: mockExamSessionId }),
    ...usersInSession
      .slice(0, 1)
      .map(({ mockExamUserId: child }) => office('mock-exam-timeline', { session: mockExamSessionId, child })),
    ...afterwards.map((page) => office(page, { mockExamSessionId })),
    ...papers.slice(0, 1).map(({ paperHash }) => office('mock-exam-key', { paperHash })),
  ];
}

/** What a child sees of a mock exam that they sat: each of its papers with answers and solutions, and their own hour. */
export async function satScreens(email: string): Promise<string[]> {
  const call = await callsOf(email);
  const { mockExamSessionsCompletedByUser: sat } = (await call('/getMockExamSessionsCompletedByUser', {})) as {
    mockExamSessionsCompletedByUser: readonly PastSession[];
  };
  return sat
    .slice(0, 1)
    .flatMap(({ mockExamSessionId: session, mockExamSet }) => [
      '/mock-exams/past-exams',
      ...(mockExamSet?.mockExams ?? [])
        .filter(({ wasOpened }) => wasOpened)
        .map(({ mockExamId: paperId }) => at('/mock-exams/review-mock-paper', { paperId, session, q: '12' })),
      at('/mock-exams/watch-my-paper', { session }),
    ]);
}
