import { randomUUID } from 'node:crypto';
import { streamOf } from 'platform/event-store';
import { createMockExamSessionTracker } from 'schemas/mock-exams/sittings/sitting.contract';
import { keepSet, type KeptSet } from '../mock-exams/papers';
import { satExam } from '../mock-exams/sat-exam';
import { planSession, seated, type Planned } from '../mock-exams/seats';
import { happened, type Person, type Town } from '../people/people';

/** An exam, and what stands in its papers. */
export interface Exam {
  readonly planned: Planned;
  readonly kept: KeptSet;
}

const HOUR_MS = 3_600_000;

/** One that begins, or began, so many hours from now. A catch-up is shown to nobody but those who are seated in it. */
export async function examIn(town: Town, hours: number, isCatchUp = true): Promise<Exam> {
  const kept = await keepSet(town, [25, 25]);
  const startsAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const planned = { sessionId: randomUUID(), startsAt, set: kept.set, isCatchUp };
  await planSession(town, planned);
  return { planned, kept };
}

/** The child of somebody has sat it to its end. `nth`: other children choose otherwise. */
export async function sits(town: Town, holder: Person, { planned, kept, nth }: Exam & { readonly nth: number }) {
  const sitter = await seated(town, planned, holder);
  await satExam(town, { kept, planned, sitter, nth });
}

/** The child of somebody is in the first paper of an exam, and was told something by staff. */
export async function ofTheOpenExam(town: Town, holder: Person) {
  const { planned, kept } = await examIn(town, -0.02);
  const { sessionId } = planned;
  await seated(town, planned, holder);
  await holder.client.call(createMockExamSessionTracker, { mockExamSessionId: sessionId, deviceId: 'desk' });
  const messageId = randomUUID();
  const told = { sessionId, messageId, text: 'Please stay in your seats.', sentAt: new Date().toISOString() };
  await happened(town, streamOf('examsession', sessionId), [{ type: 'ExamRoomMessaged', data: told }]);
  const [paper] = kept.set.papers;
  return {
    'open exam': sessionId,
    'open paper': paper?.paperId ?? '',
    'hash of the open paper': paper?.paperHash ?? '',
    'open question': kept.questionIds[0]?.[0] ?? '',
    'message in the room': messageId,
  };
}
