import { routes } from '../src/routes';

/** A screen as it stands in one of the states that every screen has. */
export interface Stage {
  readonly path: string;
  readonly state: StageState;
}

export const stageStates = ['filled', 'long names', 'empty', 'loading', 'error', 'large text', 'double text'] as const;
export type StageState = (typeof stageStates)[number];

/** Screens that are about one thing, which their address names. */
export const about: readonly string[] = [
  '/app/admin-whizz/mock-exam-replay?mockExamSessionId=march&mockExamUserId=amara&at=2026-12-05T10:24:36.000Z',
  '/app/admin-whizz/mock-exam-replay?mockExamSessionId=march&at=2026-12-05T10:21:00.000Z',
  '/app/admin-whizz/mock-exam-reports?mockExamSessionId=november',
  '/app/admin-whizz/mock-exam-report?mockExamSessionId=december&mockExamUserId=beth',
  `/app/admin-whizz/mock-exam-key?paperHash=${'a1'.repeat(32)}&questionId=q16`,
  `/app/admin-whizz/mock-exam-key?paperHash=${'a1'.repeat(32)}&questionId=q16&to=D`,
];

const office = routes.filter(({ room }) => room === 'office').map(({ path }) => path);

/** Every screen of the office in every state. */
export const stages: readonly Stage[] = [...office, ...about].flatMap((path) =>
  stageStates.map((state) => ({ path, state })),
);
