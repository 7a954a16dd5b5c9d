import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { LearnerLookEvent } from 'schemas/accounts/looking/look.events';

type Begun = Extract<LearnerLookEvent, { type: 'LearnerLookedAs' }>['data'];

type LookCommand =
  | { type: 'BeginLook'; data: Begun }
  | { type: 'EndLook'; data: { readonly lookId: string; readonly by: string; readonly at: string } };

interface Look {
  readonly by: string;
  readonly endsAt: string;
  readonly isOver: boolean;
}

/** One look of an admin at the screens of a learner. */
export const look = decider({ category: 'lookas', initial: null as Look | null, decide, evolve });

function decide(command: LookCommand, look: Look | null): Decision<LearnerLookEvent, 'LookNotYours'> {
  if (command.type === 'BeginLook')
    return look === null ? accept({ type: 'LearnerLookedAs', data: command.data }) : accept();
  const { lookId, by, at } = command.data;
  if (look?.by !== by) return refuse('LookNotYours');
  return look.isOver || at >= look.endsAt ? accept() : accept({ type: 'LearnerLookEnded', data: { lookId } });
}

function evolve(look: Look | null, event: LearnerLookEvent): Look | null {
  if (event.type === 'LearnerLookedAs') return { by: event.data.by, endsAt: event.data.endsAt, isOver: false };
  return look && { ...look, isOver: true };
}
