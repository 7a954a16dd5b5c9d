import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { examSessionAfter, examTypeOf, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';

type DataOf<T extends ExamSessionEvent['type']> = Extract<ExamSessionEvent, { type: T }>['data'];

export type ExamSessionCommand =
  | { readonly type: 'ScheduleSession'; readonly data: DataOf<'ExamSessionScheduled'> }
  /** `typeIsTold`: somebody has booked already, who knows what kind of exam it is. */
  | { readonly type: 'AssignSet'; readonly data: DataOf<'ExamSessionSetAssigned'>; readonly typeIsTold: boolean }
  /** `seenStartsAt`: the time that whoever moves it saw. */
  | { readonly type: 'MoveSession'; readonly data: DataOf<'ExamSessionMoved'>; readonly seenStartsAt: string }
  | { readonly type: 'SetCapacity'; readonly data: DataOf<'ExamSessionCapacitySet'> }
  | { readonly type: 'CancelSession'; readonly data: DataOf<'ExamSessionCancelled'> };

export type SessionRefusal =
  | 'SessionNotFound'
  | 'SessionCancelled'
  | 'SessionHasBegun'
  | 'SessionMovedMeanwhile'
  | 'ExamTypeDiffers';

const initial = null as ExamSession | null;

/** One mock exam that is to be sat at a set time. */
export const examSession = decider({ category: 'examsession', initial, decide, evolve: examSessionAfter });

type Change = Exclude<ExamSessionCommand, { type: 'ScheduleSession' }>;
type Decided = Decision<ExamSessionEvent, SessionRefusal>;

function decide(command: ExamSessionCommand, session: ExamSession | null): Decided {
  if (command.type === 'ScheduleSession')
    return acceptUnless(session !== null, { type: 'ExamSessionScheduled', data: command.data });
  if (session === null) return refuse('SessionNotFound');
  if (session.cancelledAt !== null) return command.type === 'CancelSession' ? accept() : refuse('SessionCancelled');
  return instantOf(command) >= session.startsAt ? refuse('SessionHasBegun') : change(command, session);
}

function instantOf(command: Change): string {
  switch (command.type) {
    case 'AssignSet':
      return command.data.assignedAt;
    case 'MoveSession':
      return command.data.movedAt;
    case 'SetCapacity':
      return command.data.setAt;
    case 'CancelSession':
      return command.data.cancelledAt;
  }
}

function change(command: Change, session: ExamSession): Decided {
  switch (command.type) {
    case 'AssignSet':
      return assign(command, session);
    case 'MoveSession':
      return move(command, session);
    case 'SetCapacity':
      return acceptUnless((command.data.capacity ?? null) === session.capacity, {
        type: 'ExamSessionCapacitySet',
        data: command.data,
      });
    case 'CancelSession':
      return accept({ type: 'ExamSessionCancelled', data: command.data });
  }
}

function assign({ data, typeIsTold }: Extract<Change, { type: 'AssignSet' }>, session: ExamSession): Decided {
  const { setId, setVersion, type } = data.set;
  const isSo = session.set?.setId === setId && session.set.setVersion === setVersion;
  const told = typeIsTold ? examTypeOf(session) : session.announcedType;
  if (told !== null && told !== type) return refuse('ExamTypeDiffers');
  return acceptUnless(isSo, { type: 'ExamSessionSetAssigned', data });
}

function move({ data, seenStartsAt }: Extract<Change, { type: 'MoveSession' }>, session: ExamSession): Decided {
  if (data.startsAt === session.startsAt) return accept();
  return seenStartsAt === session.startsAt
    ? accept({ type: 'ExamSessionMoved', data })
    : refuse('SessionMovedMeanwhile');
}
