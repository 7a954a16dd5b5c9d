import { expect, it } from '@jest/globals';
import { CommandRefused } from 'platform/http';
import { willPass } from 'platform/logging';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { askedFor, ran } from '../../../testing/worker-kit';
import { issueNotedJob } from './issue-noted.job';
import { issueNoted } from './issue-noted.process';

const decided = goldenOf('MockIncidentDecided') as Extract<AnyEvent, { type: 'MockIncidentDecided' }>;
const { sessionId, decisionId } = decided.data;

it('has reports looked at once for each decision, also one that takes a note off; for one about nobody none', () => {
  const asked = [{ task: 'mock-exams.issue-noted', once: decisionId, data: { sessionId, decisionId } }];
  expect(askedFor(issueNoted, decided)).toMatchObject(asked);
  const { note: _, ...without } = decided.data;
  expect(askedFor(issueNoted, { type: decided.type, data: without })).toMatchObject(asked);
  expect(askedFor(issueNoted, { type: decided.type, data: { ...decided.data, children: [] } })).toEqual([]);
});

it('leaves it to the log whose they are', async () => {
  const { commands } = await ran(issueNotedJob, { sessionId, decisionId }, {});
  expect(commands).toEqual([['/mock-exams/issueAgainAfterIncident', { sessionId, decisionId }]]);
});

it('waits, however long, while reports are counted that may have been begun before the note', async () => {
  const onCommand = () => {
    throw new CommandRefused('IncidentReportsRunning', 'they are being counted');
  };
  const failed = ran(issueNotedJob, { sessionId, decisionId }, { onCommand }).catch((error: unknown) => error);
  expect(willPass(await failed)).toBe(true);
});
