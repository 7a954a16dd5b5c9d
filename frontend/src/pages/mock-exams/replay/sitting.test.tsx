import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { getMockExamTimeline } from 'schemas/mock-exams/timeline/timeline.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Timeline, TimelineEvent } from '../timeline/api';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const page = '/app/admin-whizz/mock-exam-replay?mockExamSessionId=march&mockExamUserId=amara';
const sitting = { sessionId: 'march', learnerId: 'amara' };
const pinned = [1, 2].map((nth) => ({
  paperId: `p${nth}`,
  paperHash: String(nth).repeat(64),
  name: `Paper ${nth}`,
  minutes: 50,
}));
type EndedBy = Extract<SittingEvent, { type: 'MockPaperEnded' }>['data']['by'];

/** Both papers, each ended by somebody. */
const eventsOf = (ends: readonly EndedBy[]): readonly SittingEvent[] => [
  { type: 'MockSittingBegun', data: { ...sitting, familyId: 'f', papers: pinned, deviceId: 'desk', begunAt: at(0) } },
  ...pinned.flatMap(({ paperId, paperHash }, index): SittingEvent[] => {
    const [paper, opened] = [index + 1, index * 3_600];
    const arrangements = { restMinutes: 0, largerText: false };
    const by = ends[index] ?? 'time';
    return [
      {
        type: 'MockPaperOpened',
        data: { ...sitting, paper, paperId, paperHash, openedAt: at(opened), arrangements, dueAt: at(opened + 3_000) },
      },
      {
        type: 'MockPaperEnded',
        data: { ...sitting, paper, endedAt: at(opened + (by === 'time' ? 3_000 : 2_000)), by },
      },
    ];
  }),
];

const written = (event: SittingEvent, revision: number): TimelineEvent => ({
  event,
  revision,
  position: String(revision).padStart(20, '0'),
  savedAt: at(8_000),
  by: { kind: 'child', name: null },
});

const timelineOf = (ends: readonly EndedBy[]): Timeline => ({
  serverNow: at(9_000),
  childName: 'Amara',
  isErased: false,
  session: { startsAt: at(0), closesAt: at(7_500), breakSeconds: 600, papers: pinned },
  papers: pinned.map(({ paperId, paperHash, name, minutes }) => ({
    paperHash,
    letters: {},
    paper: { paperId, name, minutes, sections: [] },
  })),
  room: [],
  arranged: [],
  lastHeardAt: null,
  events: eventsOf(ends).map(written),
});

beforeEach(() => void signInSomebody('ROLE_ADMIN'));

it.each<[readonly EndedBy[], readonly string[]]>([
  [['child', 'child'], ['Handed in 2 ▸']],
  [['time', 'time'], ['Time up 2 ▸']],
  [
    ['child', 'time'],
    ['Handed in 1 ▸', 'Time up 1 ▸'],
  ],
  [
    ['time', 'staff'],
    ['Time up 1 ▸', 'Closed 1 ▸'],
  ],
])('jumps to the end of a paper by how it came: %j', async (ends, ways) => {
  new FakeServer().on(getMockExamTimeline).answers(() => timelineOf(ends));
  showAt(`${page}&at=${at(0)}`);
  const jumps = within(await screen.findByRole('group', { name: 'Jump to' }));
  const named = jumps.getAllByRole('button').map(({ textContent }) => textContent);
  expect(named.filter((words) => words.length > 1)).toEqual(ways);
});

it('says above one child’s replay that opening it is noted', async () => {
  new FakeServer().on(getMockExamTimeline).answers(() => timelineOf(['child', 'child']));
  showAt(page);
  const watched = within(await screen.findByRole('region', { name: 'What stood then' }));
  expect(
    watched.getByText('That you opened this replay is noted, and the family can read that somebody did.'),
  ).toBeTruthy();
});
