import { expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { eventTypes } from 'schemas/events';
import { MOST_STRETCHES, type IncidentDecision } from 'schemas/mock-exams/incidents/incident.events';
import { incidentsAfter, noIncidents } from 'schemas/mock-exams/incidents/incident.rules';
import type { ChildLoss } from 'schemas/mock-exams/incidents/losses.rules';
import { emptyRoom } from 'schemas/mock-exams/sessions/room.rules';
import { decideIncident } from './deciding.rules';

const [sessionId, incidentId] = ['march', 'bell'];
const at = (seconds: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + seconds * 1_000).toISOString();
const incidents = incidentsAfter(noIncidents, {
  type: 'MockIncidentMarked',
  data: { sessionId, incidentId, what: 'Fire bell', fromAt: at(0), untilAt: at(60), kinds: [], markedAt: at(90) },
});

const noSteps = { claimed: 0, outside: 0, twice: 0, stood: 0, given: 0, worked: 0, hand: 0, rounded: 0 };

/** A child who was away for a moment again and again, and whose sitting is not over. */
const lossOf = (learnerId: string, stretches: number, seconds = 600): ChildLoss => ({
  learnerId,
  papers: [
    {
      paper: 1,
      lost: Array.from({ length: stretches }, (_, n) => ({ fromAt: at(n * 2), untilAt: at(n * 2 + 1) })),
      lostSeconds: stretches,
      lessSeconds: 0,
      seconds,
      isOver: false,
      evidence: [],
      steps: noSteps,
    },
  ],
});

function decided(losses: readonly ChildLoss[], how: IncidentDecision, room = emptyRoom) {
  const data = { sessionId, incidentId, decisionId: 'd1', how, kinds: [], lessByHand: false, reason: 'A bell.' };
  const chosen = losses.flatMap(({ learnerId, papers }) =>
    papers.map(({ paper, seconds }) => ({ learnerId, paper, seconds })),
  );
  return decideIncident(
    {
      type: 'Decide',
      data: { ...data, note: 'The bell rang.', countedTo: '0'.repeat(20), decidedAt: at(100) },
      chosen,
      seenDecisions: 0,
      reckoned: { losses, changes: 0 },
      catchUp: null,
    },
    { room, incidents, changes: 0, given: 0, isOver: false },
  );
}

it('can be written down, however often one child was away', () => {
  for (const how of ['time', 'note', 'nothing'] as const) {
    const decision = decided([lossOf('amara', MOST_STRETCHES)], how);
    if (decision.kind === 'refused') throw new Error(decision.code);
    for (const { type, data } of decision.events)
      expect([type, Value.Check(eventTypes.get(type)?.schema ?? {}, data)]).toEqual([type, true]);
  }
});

it('is too much for one append beyond that, in one child or in all, whatever is decided', () => {
  const [half, more] = [MOST_STRETCHES / 2, MOST_STRETCHES / 2 + 1];
  for (const how of ['time', 'note', 'nothing'] as const) {
    expect(decided([lossOf('amara', MOST_STRETCHES + 1)], how)).toMatchObject({ code: 'IncidentTooLarge' });
    expect(decided([lossOf('amara', half), lossOf('finn', more)], how)).toMatchObject({ code: 'IncidentTooLarge' });
  }
});

it('gives a child no more than four hours of a paper, with what all were given and what they were alone', () => {
  const given = (hours: number, learnerId: string | null) => ({
    learnerId,
    paper: 1,
    seconds: hours * 3_600,
    at: at(0),
  });
  const room = { ...emptyRoom, extensions: [given(2, null), given(1.75, 'amara'), given(2, 'finn')] };
  expect(decided([lossOf('amara', 1, 900)], 'time', room).kind).toBe('accepted');
  expect(decided([lossOf('amara', 1, 930)], 'time', room)).toMatchObject({ code: 'RoomTooMuchTime' });
});
