import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as calls from 'schemas/mock-exams/incidents/incidents.contract';
import { getMockExamClashes } from 'schemas/mock-exams/sessions/clashes.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Incidents, LosingChild } from './api';

const at = (minutes: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + minutes * 60_000).toISOString();
const known: Incidents = {
  serverNow: at(300),
  startsAt: at(0),
  closesAt: at(125),
  isOver: true,
  papers: [],
  outages: [],
  catchUps: [{ mockExamSessionId: 'may', startsAt: at(90_000), name: 'GL 2' }],
  incidents: [
    {
      incidentId: 'bell',
      position: '00000000000000000777',
      what: 'Fire bell',
      fromAt: at(12),
      untilAt: at(19),
      mockExamUserIds: null,
      kinds: ['window'],
      markedAt: at(24),
      markedBy: 'Nadia Rahman',
      withdrawn: null,
      decisions: [],
    },
  ],
};
const amara: LosingChild = {
  mockExamUserId: 'amara',
  childName: 'Amara',
  facts: {
    learnerId: 'amara',
    papers: [{ paper: 1, openedAt: at(0), untilAt: at(50), cutOff: [], isOver: true, endedBy: 'time' }],
    stood: [],
    worked: [],
    evidence: [],
    givenBack: [],
    byHand: [],
    setAgainst: [],
  },
};

it('offers no catch-up session unseen to a child who has a place in another exam then', async () => {
  signInSomebody('ROLE_ADMIN');
  const exams = [
    { mockExamSessionId: 'o', mockExamDate: '2027-05-08', mockExamTime: '10:00:00', startsAt: at(90_060) },
  ];
  const server = new FakeServer()
    .on(calls.getMockIncidents)
    .answers(() => known)
    .on(calls.getMockLosses)
    .answers(() => ({ serverNow: at(300), countedTo: '00000000000000001234', children: [amara] }))
    .on(getMockExamClashes)
    .answers(() => ({ children: [{ mockExamUserId: 'amara', childName: 'Amara', exams }] }))
    .on(calls.decideMockIncident)
    .answers(() => ({ decisionId: 'd' }));
  const { user } = showAt('/app/admin-whizz/mock-exam-incidents?mockExamSessionId=march&incident=bell');
  await user.click(await screen.findByLabelText('A catch-up session'));
  expect(await screen.findByText(/^1\schild has a place in another mock exam at that time/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'A fire bell.' } });
  const press = async () => user.click(await screen.findByRole('button', { name: /Offer 1.child a catch-up/ }));
  await press();
  expect(server.of(calls.decideMockIncident)).toEqual([]);
  await user.click(screen.getByLabelText('It is to be so all the same'));
  await press();
  await waitFor(() => expect(server.of(calls.decideMockIncident)).toHaveLength(1));
  expect(server.of(getMockExamClashes)[0]?.body).toEqual({ mockExamSessionId: 'may', mockExamUserIds: ['amara'] });
});
