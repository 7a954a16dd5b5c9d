import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getMockExamRoomReplay } from 'schemas/mock-exams/replay/replay.contract';
import { FakeServer, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { RoomReplay, Sitter } from './room/api';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const page = '/app/admin-whizz/mock-exam-replay?mockExamSessionId=march';

const sitter = (mockExamUserId: string, childName: string | null, gaps: Sitter['track']['gaps'] = []): Sitter => ({
  mockExamUserId,
  childName,
  track: {
    steps: [
      [0, 0, 0],
      [10, 1, 0],
      [20, 1, 1],
      [30, 2, 1],
    ],
    stages: [
      [0, 'paper', 1, 3_000, 1],
      [3_000, 'break', 1, 600, 1],
      [3_600, 'next', 1, 0, 1],
      [7_500, 'complete', 1, 0, 1],
    ],
    gaps,
    kept: [],
    devices: [],
  },
});
const whole: RoomReplay = {
  serverNow: at(9_000),
  startsAt: at(0),
  closesAt: at(7_500),
  papers: [{ name: 'Paper 1', questions: 40 }],
  room: [{ type: 'ExamRoomMessaged', data: { sessionId: 'march', messageId: 'm', text: 'Go on.', sentAt: at(60) } }],
  begun: 3,
  sitters: [sitter('amara', 'Amara'), sitter('ben', 'Ben O’Neill', [[15, 90]]), sitter('gone', null)],
};

beforeEach(() => void signInSomebody('ROLE_ADMIN'));
const tiles = async () => within(await screen.findByRole('list', { name: 'Children' }));
const tile = async (name: RegExp) => (await (await tiles()).findByRole('link', { name })).textContent;

describe('the room in step', () => {
  it('shows every child at the same moment, and leads to one of them there', async () => {
    new FakeServer().on(getMockExamRoomReplay).answers(() => whole);
    const { user, address } = showAt(`${page}&at=${at(12)}`);
    expect(await tile(/^Amara/)).toBe('AmaraQ10 of 40');
    expect(screen.getByText('3 in paper 1')).toBeTruthy();
    fireEvent.change(screen.getByRole('slider', { name: 'Moment' }), { target: { value: START + 31_000 } });
    expect(await tile(/^Amara/)).toBe('AmaraQ21 of 40');
    expect(await tile(/^Ben/)).toContain('not heard of');
    expect(screen.getByText('3 in paper 1 · 1 not heard of')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('10:01:00');
    fireEvent.change(screen.getByRole('slider'), { target: { value: START + 3_100_000 } });
    expect(await tile(/^No name/)).toContain('Break');
    await user.click(await (await tiles()).findByRole('link', { name: /^Amara/ }));
    await waitFor(() => expect(address()).toContain('mockExamUserId=amara'));
    expect(address()).toContain(encodeURIComponent(at(3_100)));
  });

  it('calls nobody finished who missed a paper', async () => {
    const papers = [1, 2].map((nth) => ({ name: `Paper ${nth}`, questions: 40 }));
    new FakeServer().on(getMockExamRoomReplay).answers(() => ({ ...whole, papers }));
    showAt(`${page}&at=${at(7_600)}`);
    expect(await tile(/^Amara/)).toContain('Sat 1 of 2 papers');
    expect(screen.getByText('3 who missed a paper')).toBeTruthy();
  });

  it('has its children in the order in which they come, so that none moves when others do, and leads back to all sessions', async () => {
    const sitters = [...whole.sitters].toReversed();
    new FakeServer().on(getMockExamRoomReplay).answers(() => ({ ...whole, sitters }));
    showAt(page);
    const links = (await tiles()).getAllByRole('link').map(({ textContent }) => textContent.slice(0, 3));
    expect(links).toEqual(['No ', 'Ben', 'Ama']);
    expect(screen.getByRole('link', { name: 'Mock exam sessions' })).toHaveAttribute(
      'href',
      '/app/admin-whizz/mock-exam-sessions',
    );
  });

  it('comes whole, some children at a time', async () => {
    const server = new FakeServer().on(getMockExamRoomReplay).answers(({ after }) => {
      const from = after === undefined ? 0 : Number(after) + 1;
      const body = { ...whole, sitters: whole.sitters.slice(from, from + 1) };
      return new Said(200, body, from < 2 ? { 'X-Next': String(from) } : {});
    });
    showAt(page);
    await waitFor(async () => expect((await tiles()).getAllByRole('link')).toHaveLength(3));
    expect(server.of(getMockExamRoomReplay)).toHaveLength(3);
  });

  it('says that nobody has begun', async () => {
    new FakeServer().on(getMockExamRoomReplay).answers(() => ({ ...whole, begun: 0, sitters: [] }));
    showAt(page);
    expect(await screen.findByText(/Nobody has begun this session/)).toBeTruthy();
  });
});
