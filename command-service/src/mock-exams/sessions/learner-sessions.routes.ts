import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { bookMockExamSession, giveUpMockExamBooking } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { mustRunApart } from './run-apart';
import { scheduledSessions } from './scheduled-sessions';
import type { Seat, SessionsParts } from './sessions-parts';

type Parts = Pick<SessionsParts, 'bookings' | 'familyOf' | 'isKnown'>;

/** What a family does about its own seats: those of the child who is signed in. */
export const learnerSessionsRoutes = ({ bookings, ...families }: Parts): Route<CommandDeps>[] => [
  flow(bookMockExamSession, async ({ mockExamSessionId }, tools) => {
    const seat = await seatOf(mockExamSessionId, bookings, tools);
    if (seat.session.startsAt <= tools.now) return tools.refuse('SessionHasBegun');
    await mustPractise(seat, families, tools);
    await mustRunApart(seat, bookings, tools);
    // One to catch up is for whoever was given it.
    if (seat.session.isFree && !seat.session.isCatchUp) {
      if (!(await families.isKnown(tools.caller.accountId, tools))) return tools.refuse('FamilyNotConfirmed');
      await bookings.giveFree(seat, tools);
    }
    await bookings.make(seat, tools);
    return {};
  }),
  flow(giveUpMockExamBooking, async ({ mockExamSessionId }, tools) => {
    const seat = await seatOf(mockExamSessionId, bookings, tools);
    if (seat.session.startsAt <= tools.now) return tools.refuse('SessionHasBegun');
    // What a parent has paid for no child gives away. `parentUntil` is there only while the door stands open.
    if (!seat.session.isFree && tools.caller.parentUntil === undefined) return tools.refuse('PasswordWanted');
    await bookings.cancel(seat, undefined, tools);
    return {};
  }),
];

/** A token goes on naming a child who was put away meanwhile: their places are given back, and they take no more. */
async function mustPractise({ learnerId }: Seat, { familyOf }: Pick<Parts, 'familyOf'>, tools: CommandTools) {
  const { children = [] } = (await familyOf(tools.caller.accountId, tools)) ?? {};
  if (!children.some((child) => child.learnerId === learnerId && !child.isArchived)) tools.refuse('ChildNotFound');
}

async function seatOf(sessionId: string, bookings: Parts['bookings'], tools: CommandTools): Promise<Seat> {
  const { accountId, familyId = accountId, learnerId } = tools.caller;
  const session = (await scheduledSessions.find(sessionId, tools)) ?? tools.refuse('SessionNotFound');
  const seat = { session, learnerId, familyId };
  // One to catch up is shown to nobody else: to them it is as one that there is not.
  if (session.isCatchUp && !(await bookings.isGiven(seat, tools))) return tools.refuse('SessionNotFound');
  return seat;
}
