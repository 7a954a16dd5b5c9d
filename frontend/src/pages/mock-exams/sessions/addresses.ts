const office = (page: string, about: Readonly<Record<string, string>>): string =>
  `/app/admin-whizz/${page}?${new URLSearchParams(about).toString()}`;

/** Where the office has what belongs to a session: who sits it, the room while it is sat, and what comes after. */
export const usersAddress = (session: string) => office('view-session-users', { session });
export const boardAddress = (mockExamSessionId: string) => office('mock-exam-board', { mockExamSessionId });
export const incidentsAddress = (mockExamSessionId: string) => office('mock-exam-incidents', { mockExamSessionId });
export const resultsAddress = (mockExamSessionId: string) => office('mock-exam-results', { mockExamSessionId });
export const reportsAddress = (mockExamSessionId: string) => office('mock-exam-reports', { mockExamSessionId });

/** Where one child's sitting of it is told, event by event. */
export const timelineAddress = (session: string, child: string) => office('mock-exam-timeline', { session, child });
