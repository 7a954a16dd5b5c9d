import { describe, expect, it } from '@jest/globals';
import { noArrangements, quietRoom } from '../sittings/time-facts';
import { ownOpening, runBeside } from './beside.rules';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const session = { startsAt: at(0), closesAt: at(125), papers: [{ minutes: 50 }, { minutes: 50 }] };
const closes = (more: Partial<typeof noArrangements>, room = quietRoom, papers = session.papers) =>
  ownOpening({ ...session, papers }, { arrangements: { ...noArrangements, ...more }, room }, at(60)).closesAt;

describe('when a session is open for one child', () => {
  it.each([
    ['is as for others where nothing is arranged', closes({}), at(125)],
    ['lasts by a part of each paper', closes({ extraPercent: 50 }), at(175)],
    ['lasts by the minutes of each paper and every rest in it', closes({ extraMinutes: 10, restMinutes: 5 }), at(155)],
    ['lasts by a pause', closes({}, { ...quietRoom, pauses: [{ from: at(10), until: at(30) }] }), at(145)],
    ['ends where staff have ended it', closes({ extraPercent: 50 }, { ...quietRoom, closedAt: at(40) }), at(40)],
    ['is that of two usual papers before they are chosen', closes({ extraPercent: 50 }, quietRoom, []), at(175)],
  ])('%s', (_, closesAt, expected) => expect(closesAt).toBe(expected));

  it('runs beside another that begins before it is over, and beside none that begins then', () => {
    const own = { startsAt: at(0), closesAt: closes({ extraPercent: 50 }) };
    expect(runBeside(own, { startsAt: at(174), closesAt: at(300) })).toBe(true);
    expect(runBeside(own, { startsAt: at(175), closesAt: at(300) })).toBe(false);
  });
});
