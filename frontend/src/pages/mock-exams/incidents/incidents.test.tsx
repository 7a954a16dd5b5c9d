import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Evidence } from 'schemas/mock-exams/incidents/evidence.rules';
import * as calls from 'schemas/mock-exams/incidents/incidents.contract';
import type { LossFacts } from 'schemas/mock-exams/incidents/losses.rules';
import { unexplained } from '../../../../testing/exam/unexplained';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Incidents, LosingChild, MarkedIncident } from './api';

const page = '/app/admin-whizz/mock-exam-incidents?mockExamSessionId=march';
const at = (minutes: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + minutes * 60_000).toISOString();
const evidence = (kind: Evidence['kind'], from: number, until: number): Evidence => ({
  kind,
  fromAt: at(from),
  untilAt: at(until),
  paper: kind === 'late' ? 1 : null,
  positions: kind === 'late' ? [] : ['00000000000000000421', '00000000000000000422'],
  count: 1,
});
const child = (name: string | null, facts: Partial<LossFacts> = {}): LosingChild => ({
  mockExamUserId: name?.toLowerCase() ?? 'erased',
  childName: name,
  facts: {
    learnerId: name?.toLowerCase() ?? 'erased',
    papers: [{ paper: 1, openedAt: at(0), untilAt: at(30), cutOff: [], isOver: false, endedBy: null }],
    stood: [],
    worked: [],
    evidence: [],
    givenBack: [],
    byHand: [],
    setAgainst: [],
    ...facts,
  },
});
const bell: MarkedIncident = {
  incidentId: 'bell',
  position: '00000000000000000777',
  what: 'Fire bell',
  fromAt: at(12),
  untilAt: at(19),
  mockExamUserIds: null,
  kinds: ['window', 'outage', 'save'],
  markedAt: at(24),
  markedBy: 'Nadia Rahman',
  withdrawn: null,
  decisions: [],
};
let known: Incidents;
let sat: LosingChild[];
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  known = {
    serverNow: at(30),
    startsAt: at(0),
    closesAt: at(125),
    isOver: false,
    papers: [],
    outages: [],
    catchUps: [],
    incidents: [bell],
  };
  sat = [
    child('Amara'),
    child('Ben', {
      papers: [{ paper: 1, openedAt: at(0), untilAt: at(15), cutOff: [], isOver: true, endedBy: 'child' }],
    }),
    child('O’Neill', { evidence: [evidence('silence', 22, 24)] }),
    child('Malik', {
      papers: [{ paper: 1, openedAt: at(7), untilAt: at(30), cutOff: [], isOver: false, endedBy: null }],
      evidence: [evidence('late', 0, 7)],
    }),
    child(null),
  ];
  server = new FakeServer()
    .on(calls.getMockIncidents)
    .answers(() => known)
    .on(calls.getMockLosses)
    .answers(() => ({ serverNow: at(30), countedTo: '00000000000000001234', children: sat }))
    .on(calls.markMockIncident)
    .answers(() => {
      known = { ...known, incidents: [bell, { ...bell, incidentId: 'new', what: 'Drill' }] };
      return { incidentId: 'new' };
    })
    .on(calls.withdrawMockIncident)
    .answers(() => ({}))
    .on(calls.decideMockIncident)
    .answers(() => ({ decisionId: 'd' }));
});

const row = async (name: string) =>
  within((await screen.findByRole('button', { name: new RegExp(name) })).closest('tr') ?? document.body);
const decided = () => server.of(calls.decideMockIncident).map(({ body }) => body);

const timeGiven: MarkedIncident['decisions'][number] = {
  decisionId: 'd',
  position: '00000000000000000888',
  by: 'Nadia Rahman',
  how: 'time',
  kinds: ['window'],
  lessByHand: true,
  children: [
    {
      learnerId: 'amara',
      paper: 1,
      lost: [{ fromAt: at(12), untilAt: at(19) }],
      lostSeconds: 420,
      lessSeconds: 0,
      seconds: 420,
    },
  ],
  rule: 1,
  countedTo: '00000000000000000800',
  reason: 'Everybody had to leave',
  note: 'A fire bell rang.',
  catchUpSessionId: null,
  decidedAt: at(26),
};

describe('what the log shows', () => {
  it('is of whom it says something, and the others when somebody asks', async () => {
    const { user } = showAt(page);
    expect(
      await screen.findByRole('heading', { name: /The log shows signs of lost time for 2.children/ }),
    ).toBeTruthy();
    expect((await row('Malik')).getByText('(Late start)')).toBeTruthy();
    expect(screen.queryByText('Amara')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Show 3.more children/ }));
    expect(await row('Amara')).toBeTruthy();
    expect(await row('A child without a name')).toBeTruthy();
  });

  it('counts what staff tick, and shows how it is reckoned with where it stands in the log', async () => {
    const { user, address } = showAt(page);
    await user.click(await screen.findByRole('checkbox', { name: /Device silent/ }));
    expect((await row('O’Neill')).getByText('2 min')).toBeTruthy();
    expect(address()).toContain('kinds=outage%2Csave%2Csilence');
    await user.click(screen.getByRole('button', { name: /O’Neill/ }));
    const sum = await screen.findByRole('group', { name: 'Paper 1 of O’Neill' });
    expect(sum.textContent).toContain('Device silent 10:22:00–10:24:00 (log 421–422)2 min');
    expect(sum.textContent).toContain('Lost2 min');
    await user.click(screen.getByRole('checkbox', { name: /Late start/ }));
    await user.click(screen.getByRole('button', { name: /Malik/ }));
    expect((await screen.findByRole('group', { name: 'Paper 1 of Malik' })).textContent).toMatch(
      /less: before it was opened.*−7 min/,
    );
  });

  it('agrees with itself: the heading says of what counts what the figures and the words below say', async () => {
    const { user } = showAt(page);
    await screen.findByRole('heading', { name: /for 2.children: nobody lost time by what counts$/ });
    expect(screen.getByText('lost any time by what counts')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Device silent/ }));
    expect(screen.getByRole('heading', { name: /for 2.children: 1.child lost time, 2.minutes$/ })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Decide for O’Neill' }));
    expect(screen.getByText('Nobody is ticked: it would be for everybody.')).toBeVisible();
    expect(screen.queryByText(/nobody lost/i)).toBeNull();
  });

  it.each([
    [[child('Amara')], 'lost any time by what counts'],
    [[child('Amara')], /says nothing of lost time in it, for any of the 1.child who sat/],
    [[], 'Nobody has begun this exam.'],
  ])('says so where there is nothing to show', async (children, words) => {
    sat = children;
    showAt(page);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is asked for by a session', async () => {
    showAt('/app/admin-whizz/mock-exam-incidents');
    expect(await screen.findByText('Please choose a session from the list first.')).toBeTruthy();
    server.on(calls.getMockIncidents).answers(() => refused(404, 'SessionNotFound', 'There is no such session.'));
    showAt('/app/admin-whizz/mock-exam-incidents?mockExamSessionId=none');
    expect(await screen.findByText('There is no such session.')).toBeTruthy();
  });
});

describe('an incident', () => {
  const ofBell = `${page}&incident=bell`;

  it('gives time back to all who are ticked and can still use it, by what was seen', async () => {
    const { user } = showAt(ofBell);
    expect(
      await screen.findByRole('heading', { name: /Fire bell, 10:12–10:19: 5.children lost time, up to 7 minutes/ }),
    ).toBeTruthy();
    expect((await row('Ben')).getByText('3 minutes')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Decide for Malik' }));
    expect(screen.getByText(/You have 7 minutes more in paper 1.*For 1.child that paper is over/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: ' Everybody had to leave. ' } });
    await user.click(screen.getByRole('button', { name: /Give 3.children their time back/ }));
    await waitFor(() => expect(decided()).toHaveLength(1));
    expect(decided()[0]).toEqual({
      mockExamSessionId: 'march',
      incidentId: 'bell',
      seenDecisions: 0,
      how: 'time',
      kinds: ['window', 'outage', 'save'],
      lessByHand: true,
      children: [
        { mockExamUserId: 'amara', paper: 1, seconds: 420 },
        { mockExamUserId: 'o’neill', paper: 1, seconds: 420 },
        { mockExamUserId: 'erased', paper: 1, seconds: 420 },
      ],
      reason: 'Everybody had to leave.',
    });
  });

  const byHand = { byHand: [{ paper: 1, at: at(20), seconds: 600 }] };

  it('says of those to whom staff gave it by hand that they lost it, and have it', async () => {
    sat = [child('Finn', byHand)];
    showAt(ofBell);
    expect(
      await screen.findByRole('heading', { name: /: 1.child lost time, 7 minutes, and staff gave it by hand/ }),
    ).toBeTruthy();
  });

  it('does not say that nobody lost any time of those who have it back', async () => {
    const back = { givenBack: [{ paper: 1, fromAt: at(12), untilAt: at(19) }] };
    sat = [child('Amara', back), child('Finn', back)];
    showAt(ofBell);
    expect(await screen.findByRole('heading', { name: /: 2.children have their time back$/ })).toBeTruthy();
    expect(screen.getByText('have their time back').parentElement).toHaveTextContent('2');
    expect(screen.queryByText(/lost any time/)).toBeNull();
  });

  it('leaves them out of what is given', async () => {
    sat = [child('Amara'), child('Finn', byHand)];
    showAt(ofBell);
    expect(await screen.findByText(/For 1.child nothing is left to give: staff gave it by hand/)).toBeTruthy();
    expect(screen.queryByText(/that paper is over/)).toBeNull();
  });

  it('has its own ticks: who was taken out of one is not out of the next', async () => {
    known = { ...known, incidents: [bell, { ...bell, incidentId: 'drill', what: 'Drill' }] };
    const { user } = showAt(ofBell);
    await user.click(await screen.findByRole('checkbox', { name: 'Decide for Malik' }));
    await user.click(screen.getByRole('button', { name: /Drill/ }));
    await screen.findByRole('heading', { name: /^Drill/ });
    expect(screen.getByRole('checkbox', { name: 'Decide for Malik' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /Fire bell/ }));
    await screen.findByRole('heading', { name: /^Fire bell/ });
    expect(screen.getByRole('checkbox', { name: 'Decide for Malik' })).not.toBeChecked();
  });

  it('leaves a catch-up or a note once the room is over, and asks for the words of the note', async () => {
    known = { ...known, isOver: true, catchUps: [{ mockExamSessionId: 'may', startsAt: at(90_000), name: 'GL 2' }] };
    const { user } = showAt(ofBell);
    expect(await screen.findByLabelText('A catch-up session')).toBeTruthy();
    expect(screen.queryByLabelText('Time, now')).toBeNull();
    await user.click(screen.getByLabelText('A note on the report'));
    expect(screen.getByText(/A report that was made already is made again with it/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It was too late.' } });
    await user.click(screen.getByRole('button', { name: /Put a note on 5.reports/ }));
    expect(screen.getByText('Please write what families will read')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Note on the report/), { target: { value: 'A fire bell rang.' } });
    await user.click(screen.getByRole('button', { name: /Put a note on 5.reports/ }));
    await waitFor(() => expect(decided()).toHaveLength(1));
    expect(decided()[0]).toMatchObject({ how: 'note', note: 'A fire bell rang.' });
    expect((decided()[0]?.['children'] as unknown[]).length).toBe(5);
  });

  it('says what was refused, and changes nothing', async () => {
    server
      .on(calls.decideMockIncident)
      .answers(() => refused(409, 'IncidentCountedAnew', 'The reckoning has changed meanwhile.'));
    const { user } = showAt(ofBell);
    fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'A fire bell.' } });
    await user.click(screen.getByRole('button', { name: /Give 4.children/ }));
    expect(await screen.findByText('The reckoning has changed meanwhile.')).toBeTruthy();
  });

  it('says of a note that stands already that the next one takes its place', async () => {
    const noted: MarkedIncident['decisions'][number] = {
      ...timeGiven,
      how: 'note',
      note: 'A fire bell rang.',
    };
    known = { ...known, isOver: true, incidents: [{ ...bell, decisions: [noted] }] };
    const { user } = showAt(ofBell);
    await user.click(await screen.findByLabelText('A note on the report'));
    expect(
      screen.getByText(/A note about this incident stands on 1 of the 5 reports already\. Yours takes its place/),
    ).toBeVisible();
    await user.click(screen.getByLabelText('Nothing'));
    expect(screen.queryByText(/A note about this incident stands/)).toBeNull();
  });

  it('has its history in words', async () => {
    known = { ...known, incidents: [{ ...bell, decisions: [timeGiven] }] };
    showAt(ofBell);
    const history = await screen.findByRole('region', { name: 'History' });
    expect(history.textContent).toMatch(
      /Nadia Rahman: Time given back for 1.child\. Everybody had to leave\. On the report/,
    );
    expect(history.textContent).toContain('On the report: “A fire bell rang.”');
    expect(history.textContent).toContain('Rule 1, what these children’s sittings had in the log up to 800.');
    expect(history.textContent).toContain('Amara, paper 1: 7 minutes given back');
    expect(screen.queryByRole('button', { name: 'Take this incident back' })).toBeNull();
  });

  it('is taken back with a reason, and nothing is decided about one that was', async () => {
    const { user } = showAt(ofBell);
    await user.click(await screen.findByRole('button', { name: 'Take this incident back' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'It was next door.' } });
    known = { ...known, incidents: [{ ...bell, withdrawn: { reason: 'It was next door.', at: at(27), by: null } }] };
    await user.click(dialog.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(/Staff took it back: It was next door\./)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull());
    expect(server.of(calls.withdrawMockIncident).map(({ body }) => body)).toEqual([
      { mockExamSessionId: 'march', incidentId: 'bell', reason: 'It was next door.' },
    ]);
  });
});

describe('marking', () => {
  it('asks what, when and whom, and shows it then', async () => {
    const { user, address } = showAt(page);
    await user.click(await screen.findByRole('button', { name: 'Mark one…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark it' }));
    expect(dialog.getByText('Please say what it was, in a few words')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('What happened'), { target: { value: ' Drill ' } });
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2027-03-06T10:12' } });
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2027-03-06T10:12' } });
    await user.click(dialog.getByRole('button', { name: 'Mark it' }));
    expect(dialog.getByText('Later than it began')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2027-03-06T10:19' } });
    await user.click(dialog.getByRole('button', { name: 'Mark it' }));
    await waitFor(() => expect(address()).toContain('incident=new'));
    expect(server.of(calls.markMockIncident).map(({ body }) => body)).toEqual([
      {
        mockExamSessionId: 'march',
        what: 'Drill',
        fromAt: at(12),
        untilAt: at(19),
        kinds: ['window', 'outage', 'save'],
      },
    ]);
  });

  it('begins with an outage of ours, or with those who are ticked', async () => {
    known = { ...known, outages: [{ position: '9', fromAt: at(10), untilAt: at(11), service: 'query-service' }] };
    const { user } = showAt(page);
    await user.click(await screen.findByRole('button', { name: /Mark 10:10:00–10:11:00 as an incident/ }));
    const first = within(await screen.findByRole('dialog'));
    expect(first.getByLabelText<HTMLInputElement>('What happened').value).toBe('Our pages could not be read');
    await user.click(first.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('checkbox', { name: /Device silent/ }));
    await user.click(screen.getByRole('button', { name: 'Mark what the log shows…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('What happened'), { target: { value: 'The line' } });
    await user.click(dialog.getByRole('button', { name: 'Mark it' }));
    await waitFor(() => expect(server.of(calls.markMockIncident)).toHaveLength(1));
    expect(server.of(calls.markMockIncident)[0]?.body).toMatchObject({
      mockExamUserIds: ['o’neill'],
      kinds: ['outage', 'save', 'silence', 'takeover', 'late'],
    });
  });
});

/** What has a figure in it and opens nothing, by why. */
const unopened = {
  'again in words: it opens among the figures, or in the line of the child': [
    'Fire bell, #–#: # children lost time, up to # minutes',
    '# children',
    'Give # children their time back',
    'Within seconds each of them reads, for example: “Some of your time was lost, and that was not your fault. You have # minutes more in paper #. Your clock shows it already: just carry on.” For # child that paper is over: decide for them separately.',
  ],
  'a name, a date or a place in the log': [
    'Sat # Mar #, # am',
    '# am',
    'Mock exam of Sat # Mar #, # am, being sat. Reckoned # am from the log up to #. Look again',
    '#–# · everybody · not decided yet',
    '#The session, until#',
    'Sat # Mar #',
  ],
};

it('shows no figure that opens nothing', async () => {
  const { user } = showAt(`${page}&incident=bell`);
  await screen.findByRole('heading', { name: /Fire bell/ });
  expect(unexplained().toSorted()).toEqual(Object.values(unopened).flat().toSorted());
  await user.click(
    screen.getByRole('button', { name: /\(How many: lost time by what counts: how it is worked out\)$/ }),
  );
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    /It is Amara \(7 min\), .* A child without a name \(7 min\) and Ben \(3 min\)\./,
  );
});
