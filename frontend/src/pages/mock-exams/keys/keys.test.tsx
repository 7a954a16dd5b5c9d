import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import {
  confirmMockKeyChange,
  proposeMockKeyChange,
  withdrawMockKeyChange,
} from 'schemas/mock-exams/keys/keys.contract';
import { askAllAgain } from '../../../client/kept';
import { unexplained } from '../../../../testing/exam/unexplained';
import { FakeServer, refused } from '../../../../testing/fake-server';
import {
  keyDecision,
  keyPage,
  keyPreview,
  keyProposal,
  paperHash,
  type KeyPage,
} from '../../../../testing/exam/key-page';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

const address = `/app/admin-whizz/mock-exam-key?paperHash=${paperHash}&questionId=q16`;
let page: Partial<KeyPage>;
let asked: object[];
let sent: object[];
let server: FakeServer;

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  page = {};
  asked = [];
  sent = [];
  const keep = (request: object) => {
    sent.push(request);
    return { position: '1' };
  };
  server = new FakeServer()
    .on(getMockKeyChange)
    .answers((request) => {
      asked.push(request);
      return keyPage({ ...page, preview: request.change ? (page.preview ?? keyPreview()) : null });
    })
    .on(proposeMockKeyChange)
    .answers((request) => ({ ...keep(request), proposalId: 'p1', isDecided: false }))
    .on(confirmMockKeyChange)
    .answers(keep)
    .on(withdrawMockKeyChange)
    .answers(keep);
});
const show = (more = '') => showAt(`${address}${more}`);
const heading = async (text: RegExp) =>
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
type User = ReturnType<typeof showAt>['user'];
const TAKE_AWAY = 'Take the proposal away';
const takeAway = async (user: User, words = '') => {
  await user.click(await screen.findByRole('button', { name: TAKE_AWAY }));
  const dialog = within(await screen.findByRole('dialog', { name: TAKE_AWAY }));
  if (words !== '') await user.type(dialog.getByRole('textbox', { name: /^Why/ }), words);
  await user.click(dialog.getByRole('button', { name: TAKE_AWAY }));
};
const spoken = (request: object) => Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'email'));

describe('the page of a key', () => {
  it('asks first what would be right, and says that nothing is decided', async () => {
    show();
    await heading(/question 16 of Paper 1/);
    expect(screen.getByText(/Nothing yet: every question counts as it was published/)).toBeVisible();
    expect(screen.getByText(/1 left it blank/)).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Key is D' }));
    await heading(/B to D would change 5.marks and 3.issued reports/);
    expect(asked.at(-1)).toMatchObject({ change: { kind: 'correct', questionId: 'q16', answer: 'D' } });
    expect(screen.getByText(/Nothing is decided yet/)).toBeVisible();
  });

  it('says who is still out, and whose time is over without its being written down', async () => {
    const out = { mockExamSessionId: 'december', until: '2026-12-05T15:32:00.000Z', isOver: false };
    const child = (childName: string | null, more: object = {}) => ({
      ...out,
      mockExamUserId: `${childName}`,
      childName,
      ...more,
    });
    page = { stillOut: [child("Síle O'Neill"), child(null), child('Mei', { isOver: true })] };
    show();
    expect(
      await screen.findByText("Síle O'Neill and a child without a name are still sitting this paper"),
    ).toBeVisible();
    expect(screen.getByText(/until 3:32.pm at the latest/)).toBeVisible();
    expect(screen.getByText('Mei has no more time,')).toBeVisible();
  });

  it('shows each sitting that moves, by sign and word, with what its report would say', async () => {
    show('&to=D');
    const rows = within(await screen.findByRole('region', { name: 'Sittings that would change' }));
    expect(rows.getByText(/3.issued reports, to be issued again/)).toBeVisible();
    const amir = within(rows.getByRole('row', { name: /Amir Haddad/ }));
    expect(amir.getByText('up to')).toBeInTheDocument();
    expect(amir.getByText('121', { selector: 'del' })).toBeVisible();
    expect(amir.getByText('122', { selector: 'ins' })).toBeVisible();
    expect(within(rows.getByRole('row', { name: /Poppy/ })).getByText('25 to 27')).toBeVisible();
    expect(within(rows.getByRole('row', { name: /Daniel/ })).getByText('26= to 25=')).toBeVisible();
    expect(
      within(rows.getByRole('row', { name: /Wei Lin/ })).getByText('Will be printed once, as decided'),
    ).toBeVisible();
    expect(rows.queryByText('Child 3')).toBeNull();
    expect(screen.getByText(/14.other sittings stay as they are/)).toBeVisible();
  });

  it('says which reports are issued again and which stay, and tells of no figure that it moves', async () => {
    const quartiles = {
      before: { lower: 67.75, median: 86.5, upper: 107 },
      after: { lower: 67.75, median: 86.5, upper: 108 },
    };
    page = { preview: keyPreview({ quartiles }) };
    show('&to=D');
    const figures = within(await screen.findByRole('list', { name: 'What would change' }));
    expect(figures.getByText(/3 of 17.reports/)).toBeVisible();
    const stays = /9 would differ only in figures of all children, and stay as they were issued/;
    expect(figures.getByText(stays)).toHaveTextContent(/^would say something different about the child; 9 would/);
    expect(figures.getByText('median 86.5 stays, lower quartile 67.75 stays, upper quartile 107 to 108')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Decide' })).getByText(stays)).toBeVisible();
  });

  it('counts as changed the marks that move, and says apart that all are out of another number', async () => {
    const whole = keyPreview();
    const rows = whole.rows.map((one) => ({
      ...one,
      before: { ...one.before, of: one.isOfOnePaper ? 72 : 144 },
      after: { ...one.after, right: Math.min(one.before.right, one.after.right), of: one.isOfOnePaper ? 71 : 143 },
    }));
    const change = { kind: 'void', questionId: 'q16' } as const;
    page = { preview: keyPreview({ change, rows, marks: 19, gains: 0, losses: 2 }) };
    show('&to=void');
    await heading(/voiding question 16 would change 2.marks and 3.issued reports/);
    const figures = within(await screen.findByRole('list', { name: 'What would change' }));
    expect(figures.getByText(/^2.marks change/)).toBeVisible();
    expect(figures.getByText('2 lose one, all 19 are out of 143 then')).toBeVisible();
    fireEvent.click(figures.getByRole('button', { name: /How many marks/ }));
    const told = await screen.findByRole('dialog');
    expect(told).toHaveTextContent('0 + 2 = 2');
    expect(told).toHaveTextContent('what all 19 marks are out of changes as well');
  });

  it('calls no report issued that is being made for the first time', async () => {
    const rows = keyPreview().rows.map((one) => (one.report === 'differs' ? { ...one, corrected: null } : one));
    page = { preview: keyPreview({ rows }) };
    show('&to=D');
    await heading(/would change 5.marks$/);
    expect(screen.getByRole('rowheader', { name: /^3.reports being made now for the first time$/ })).toBeVisible();
    expect(screen.queryByText(/issued report/)).toBeNull();
  });

  it('ranks nobody who missed a paper, and puts them in no picture of the totals', async () => {
    const whole = keyPreview();
    const rows = whole.rows.map((one) => ({ ...one, isOfOnePaper: one.childName === 'Poppy Whitfield' }));
    page = { preview: keyPreview({ rows }) };
    show('&to=D');
    expect(await screen.findByRole('columnheader', { name: 'Rank of 18' })).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Poppy/ })).queryByText(/25 to 27/)).toBeNull();
    expect(screen.getByRole('img', { name: /18.totals before and after: 3 up one, 1 down one/ })).toBeVisible();
    expect(screen.getByText(/1 of this paper alone, without a rank/)).toBeVisible();
  });

  it('says why a report is issued again whose mark stays', async () => {
    const [first, ...others] = keyPreview().rows;
    if (!first) throw new Error('no row');
    const sentence = { before: '120 of 144.', after: '120 of 144.' };
    const stays = { ...first, report: 'differs' as const, sentence, after: first.before };
    const higher = {
      ...stays,
      childName: 'Vikram',
      mockExamUserId: 'vikram',
      after: { ...first.before, percentile: 51 },
    };
    const placed = {
      ...stays,
      childName: 'Hannah',
      mockExamUserId: 'hannah',
      after: { ...first.before, rank: first.before.rank + 1 },
    };
    page = { preview: keyPreview({ rows: [{ ...stays, childName: 'Mhairi' }, higher, placed, ...others] }) };
    show('&to=D');
    const cellsOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await cellsOf(/Vikram/)).getByText('The percentile goes from 50 to 51.')).toBeVisible();
    expect((await cellsOf(/Mhairi/)).getByText('Another figure changes, further down.')).toBeVisible();
    expect((await cellsOf(/Hannah/)).queryByText(/percentile|further down/)).toBeNull();
  });

  it('asks nobody where nobody else could confirm, and leads to where one is invited', async () => {
    page = { others: [] };
    show('&to=D');
    expect(await screen.findByRole('button', { name: /Ask a second person/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Invite an admin' })).toHaveAttribute(
      'href',
      '/app/admin-whizz/view-all-users?form=admin',
    );
  });

  it('says who could be asked but for what another admin did, where nobody else can', async () => {
    const missed = [{ name: 'Grace O’Neill', until: '2027-05-03T09:00:00.000Z' }];
    page = { others: [], missed };
    show('&to=D');
    expect(
      await screen.findByText(
        /Grace O’Neill was an admin until another admin changed that\. Until Mon 3 May 2027 they count as/,
      ),
    ).toBeVisible();
  });

  it('invites nobody in the place of whom another admin shut out: they could not confirm it', async () => {
    page = { others: [], missed: [{ name: 'Grace O’Neill', until: '2027-05-03T09:00:00.000Z' }] };
    show('&to=D');
    expect(await screen.findByRole('button', { name: /Ask a second person/ })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Invite an admin' })).toBeNull();
  });

  it('offers only who may confirm it, and says of others why not', async () => {
    const callum = { accountId: 'callum', name: 'Callum Reid', email: null, mayConfirm: false };
    page = { others: [callum, { accountId: 'mia', name: 'Mia Okafor', email: null, mayConfirm: true }] };
    show('&to=D');
    expect(await screen.findByRole('option', { name: 'Mia Okafor' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Callum Reid' })).toBeNull();
    expect(
      screen.getByText(
        /^Callum Reid is not offered: in the last 30 days you made them an admin, they made you one, or the same person made you both admins\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /Ask Mia Okafor/ })).toBeEnabled();
  });

  it('tells two of the same name apart by their addresses', async () => {
    const callum = (accountId: string) => ({
      accountId,
      name: 'Callum Reid',
      email: `${accountId}@centre.example`,
      mayConfirm: true,
    });
    page = { others: [callum('first'), callum('second')] };
    const { user } = show('&to=D');
    const choice = await screen.findByRole('combobox', { name: /Second person/ });
    await user.selectOptions(choice, 'Callum Reid (second@centre.example)');
    await user.click(screen.getByRole('button', { name: /^Ask Callum Reid \(second@centre\.example\) to confirm/ }));
    await waitFor(() => expect(sent).toMatchObject([{ askedOf: 'second' }]));
  });

  it('keeps the reason that was typed while the page is left, until it is decided', async () => {
    const { user, unmount } = show('&to=D');
    const typed = 'We took the wrong word.';
    const box = async () => screen.findByRole('textbox', { name: 'Reason, as families will read it' });
    await user.clear(await box());
    await user.type(await box(), typed);
    unmount();
    const again = show('&to=D');
    expect(await box()).toHaveValue(typed);
    await again.user.click(screen.getByRole('button', { name: /Ask Callum Reid/ }));
    await waitFor(() => expect(sent).toMatchObject([{ reason: typed }]));
    again.unmount();
    show('&to=D');
    expect(await box()).not.toHaveValue(typed);
  });

  it('says at once that it was asked', async () => {
    show('&to=D');
    fireEvent.click(await screen.findByRole('button', { name: /Ask Callum Reid/ }));
    expect(await screen.findByText('Callum Reid is asked to confirm it. Nothing is decided until then.')).toBeVisible();
  });

  it('draws all totals before and after, and shows the same as a table', async () => {
    show('&to=D');
    expect(await screen.findByRole('img', { name: /19.totals before and after: 3 up one, 2 down one/ })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('region', { name: 'All totals as a table' }));
    expect(table.getAllByRole('row')).toHaveLength(20);
  });

  it('asks a second person with the reason that families read, which stands in their card as it is written', async () => {
    show('&to=D');
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveValue('We had it wrong at first. “Thrifty” is right.');
    fireEvent.change(reason, { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: /Ask Callum Reid to confirm 3.reports/ }));
    expect(await screen.findByText(/Please say why/)).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.change(reason, { target: { value: 'D is\nright.' } });
    const card = within(screen.getByRole('region', { name: 'What families will read' }));
    const read = (words: string) =>
      `Corrected. Question 16 of Paper 1 was marked again with a corrected answer: ${words}. D is right.`;
    expect(card.getByText(read('the mark was 121 of 144 and is 122 of 144 now'))).toBeVisible();
    fireEvent.change(card.getByRole('combobox', { name: 'Whose report' }), {
      target: { value: 'november Poppy Whitfield' },
    });
    expect(card.getByText(read('the mark was 90 of 144 and is 89 of 144 now'))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /Ask Callum Reid/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(spoken(sent[0] ?? {})).toEqual({
      paperHash,
      shown: 'signed.by.us',
      reason: 'D is right.',
      askedOf: 'callum',
    });
    await heading(/question 16 of Paper 1/);
  });

  it('says what is right only once answers are open, and by no letter', async () => {
    page = { answersOpenAt: '2026-12-12T12:07:00.000Z' };
    show('&to=D');
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveValue('We had it wrong at first.');
    expect(screen.getByText(/^Answers are not open until Sat 12 Dec 2026/)).toBeVisible();
    for (const words of ['“Thrifty” is right.', 'D is right.']) {
      fireEvent.change(reason, { target: { value: words } });
      expect(screen.getByText(/Please quote no choice and name no letter/)).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: /Ask Callum Reid/ }));
    }
    expect(sent).toEqual([]);
    fireEvent.change(reason, { target: { value: 'It was marked with the wrong answer.' } });
    fireEvent.click(screen.getByRole('button', { name: /Ask Callum Reid/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('quotes no choice that is a picture or has marks of its own, and names no letter in its place', async () => {
    const { question } = keyPage();
    for (const text of ['', 'cm**', 'a choice of words that is longer than can be quoted']) {
      const options = question.options.map((one, place) => (place === 3 ? { text } : one));
      page = { question: { ...question, options } };
      const { unmount } = show('&to=D');
      expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('We had it wrong at first.');
      unmount();
    }
  });

  it('leads to where an admin is invited, also where there is nobody yet who could confirm it', async () => {
    page = { others: [] };
    show('&to=D');
    expect(await screen.findByText('There is no other admin who could confirm it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invite an admin' })).toHaveAttribute(
      'href',
      '/app/admin-whizz/view-all-users?form=admin',
    );
  });

  it('decides at once where no report changes, and asks nobody else', async () => {
    page = { preview: keyPreview({ reports: 0, issued: 0, rows: [] }) };
    show('&to=D');
    expect(await screen.findByText(/it counts at once/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Second person/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Put the key right' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('askedOf');
  });

  it('keeps the focus and what was typed while another change is looked at, and shows nothing of the one before', async () => {
    const { user } = show('&to=D');
    const reason = () => screen.findByRole('textbox', { name: /Reason/ });
    fireEvent.change(await reason(), { target: { value: 'D, says the author.' } });
    const choice = screen.getByRole('radio', { name: 'Key is A' });
    await user.click(choice);
    expect(choice).toHaveFocus();
    expect(choice).toBeChecked();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ change: { answer: 'A' } }));
    await user.click(screen.getByRole('radio', { name: 'Key is D' }));
    expect(await reason()).toHaveValue('D, says the author.');
  });

  it('decides nothing by what the change before would do', async () => {
    show('&to=D');
    await screen.findByRole('button', { name: /Ask Callum/ });
    fireEvent.click(screen.getByRole('radio', { name: 'Void it' }));
    expect(screen.queryByRole('button', { name: /Ask Callum/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Sittings that would change' })).toBeNull();
    expect(await screen.findByRole('button', { name: /Ask Callum/ })).toBeVisible();
  });

  it('offers to look anew where what was seen no longer holds', async () => {
    server.on(proposeMockKeyChange).answers(() => refused(409, 'MockKeyPreviewOutOfDate', 'It no longer holds.'));
    show('&to=D');
    fireEvent.click(await screen.findByRole('button', { name: /Ask Callum/ }));
    expect(await screen.findByText('It no longer holds.')).toBeVisible();
    const before = asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Look at it anew' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });
});

describe('a proposal', () => {
  it('is confirmed by another admin, who has looked at what it changes', async () => {
    page = { proposal: keyProposal() };
    show();
    const card = within(await screen.findByRole('region', { name: 'Waits for a second person' }));
    expect(card.queryByRole('button', { name: /Confirm/ })).toBeNull();
    fireEvent.click(card.getByRole('button', { name: 'See what it would change' }));
    fireEvent.click(await screen.findByRole('button', { name: /Confirm, and issue 3.reports again/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(spoken(sent[0] ?? {})).toEqual({ paperHash, proposalId: 'p1', shown: 'signed.by.us' });
  });

  it('of another question holds up the paper: the page says so, and leads to it in the place of the decision', async () => {
    page = { proposal: keyProposal({ number: 17, change: { kind: 'correct', questionId: 'q17', answer: 'C' } }) };
    const { user, address: here } = show('&to=D');
    const card = within(await screen.findByRole('region', { name: 'Waits for a second person' }));
    expect(card.getByText(/no other change of Paper 1 can be proposed/)).toBeVisible();
    const instead = within(await screen.findByRole('region', { name: 'Cannot be decided yet' }));
    expect(instead.getByText(/until question 17, where the key C waits for a second person, is/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
    await user.click(instead.getByRole('button', { name: 'Go to question 17' }));
    expect(here()).toContain('questionId=q17&to=C');
  });

  it('of a colleague shows by itself while the page is open, and is gone by itself', async () => {
    jest.useFakeTimers();
    try {
      show();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.queryByRole('region', { name: 'Waits for a second person' })).toBeNull();
      page = { proposal: keyProposal() };
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(screen.getByRole('region', { name: 'Waits for a second person' })).toBeVisible();
      page = {};
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(screen.queryByRole('region', { name: 'Waits for a second person' })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('to void a question says how many marks move, and that all are out of another number', async () => {
    page = { proposal: keyProposal({ change: { kind: 'void', questionId: 'q16' }, marks: 39, moved: 15 }) };
    show();
    expect(await screen.findByText(/15.marks change and all 39 are out of another number, 3.ranks/)).toBeVisible();
  });

  it('to take a decision back is confirmed as well', async () => {
    const back = { kind: 'take back', decisionId: 'd1', questionId: 'q17' } as const;
    page = {
      decisions: [keyDecision()],
      proposal: keyProposal({ change: back }),
      preview: keyPreview({ change: { kind: 'take back', questionId: 'q17', decisionId: 'd1' } }),
    };
    show('&back=d1');
    fireEvent.click(await screen.findByRole('button', { name: /Confirm, and issue 3.reports again/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
  });

  it('cannot be confirmed by whoever made it, and can be taken away', async () => {
    page = { proposal: keyProposal({ isOwn: true }) };
    const { user } = show('&to=D');
    expect(await screen.findByText(/Somebody else has to confirm it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
    await takeAway(user, ' It was the other one. ');
    await waitFor(() =>
      expect(sent.map(spoken)).toEqual([{ paperHash, proposalId: 'p1', words: 'It was the other one.' }]),
    );
  });

  it('that is taken away is said to be so, and nobody to be asked any more', async () => {
    page = {};
    server
      .on(proposeMockKeyChange)
      .answers(() => {
        page = { proposal: keyProposal({ isOwn: true }) };
        return { proposalId: 'p1', isDecided: false };
      })
      .on(withdrawMockKeyChange)
      .answers(() => {
        page = {};
        return {};
      });
    const { user } = show('&to=D');
    await user.click(await screen.findByRole('button', { name: /Ask Callum/ }));
    await takeAway(user);
    expect(await screen.findByText('The proposal is taken away: the key stays as it is.')).toBeVisible();
    expect(screen.queryByText(/is asked to confirm it/)).toBeNull();
  });

  it('that is new stands under no word of the one before, also once it is over itself', async () => {
    page = { proposal: keyProposal({ isOwn: true }) };
    server.on(withdrawMockKeyChange).answers(() => {
      page = {};
      return {};
    });
    const { user } = show();
    await takeAway(user);
    const over = 'The proposal is taken away: the key stays as it is.';
    expect(await screen.findByText(over)).toBeVisible();
    // What is looked at next is something new.
    await user.click(screen.getByRole('radio', { name: 'Key is D' }));
    await screen.findByRole('region', { name: 'Decide' });
    expect(screen.queryByText(over)).toBeNull();
    page = { proposal: keyProposal({ proposalId: 'p2' }) };
    act(askAllAgain);
    await screen.findByRole('region', { name: 'Waits for a second person' });
    page = {};
    act(askAllAgain);
    await screen.findByRole('region', { name: 'Decide' });
    expect(screen.queryByText(over)).toBeNull();
  });

  it('that takes the place of another stands without the trouble that there was with that one', async () => {
    const trouble = 'What you looked at no longer holds.';
    server.on(confirmMockKeyChange).answers(() => refused(409, 'MockKeyPreviewOutOfDate', trouble));
    page = { proposal: keyProposal() };
    show('&to=D');
    fireEvent.click(await screen.findByRole('button', { name: /Confirm, and issue/ }));
    expect(await screen.findByText(trouble)).toBeVisible();
    page = { proposal: keyProposal({ proposalId: 'p2', reason: 'Another one.' }) };
    act(askAllAgain);
    expect(await screen.findByText('“Another one.”')).toBeVisible();
    expect(screen.queryByText(trouble)).toBeNull();
  });

  it('that was asked for and is refused by another meanwhile leaves no word that somebody is asked', async () => {
    server.on(proposeMockKeyChange).answers(() => {
      page = { proposal: keyProposal({ isOwn: true }) };
      return { proposalId: 'p1', isDecided: false };
    });
    const { user } = show('&to=D');
    await user.click(await screen.findByRole('button', { name: /Ask Callum/ }));
    await screen.findByRole('region', { name: 'Waits for a second person' });
    page = {};
    act(askAllAgain);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waits for a second person' })).toBeNull());
    expect(screen.queryByText(/is asked to confirm it/)).toBeNull();
  });

  it('that was decided or taken away meanwhile is shown as open no more, though what is asked next still knows of it', async () => {
    const words = 'This proposal is not open any more: it was decided, or taken away.';
    server.on(confirmMockKeyChange).answers(() => refused(409, 'MockKeyProposalNotFound', words));
    page = { proposal: keyProposal() };
    show('&to=D');
    const confirm = await screen.findByRole('button', { name: /Confirm, and issue/ });
    const before = asked.length;
    fireEvent.click(confirm);
    expect(await screen.findByText(words, { selector: '[role=status]' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Waits for a second person' })).toBeNull();
    await waitFor(() => expect(asked.slice(before).some((request) => !('change' in request))).toBe(true));
  });

  it('whose second person cannot confirm it any more says so to whoever made it, with the way out', async () => {
    page = { proposal: keyProposal({ isOwn: true, askedCannot: true }) };
    show('&to=D');
    expect(
      await screen.findByText(/^Callum Reid cannot confirm it any more\. Take the proposal away and/),
    ).toBeVisible();
  });

  it.each([
    ['made proposer', /: in the last 30 days you made whoever proposed it an admin, yourself or/],
    ['made by proposer', /: in the last 30 days whoever proposed it made you an admin, themselves or/],
    ['made by one', /: in the last 30 days the same person made you and whoever proposed it admins/],
  ] as const)('says beforehand to whom it would be refused, and why of the three: %s', async (whyNot, words) => {
    page = { proposal: keyProposal({ whyNot }) };
    show('&to=D');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Refuse it' })).toBeEnabled();
  });

  it('of another is refused with a word why, which is kept where that was not taken', async () => {
    page = { proposal: keyProposal() };
    let isTaken = false;
    server.on(withdrawMockKeyChange).answers((request) => {
      if (!isTaken) return refused(500, 'Unexpected', 'Something went wrong.');
      sent.push(request);
      page = {};
      return {};
    });
    const { user } = show('&to=D');
    await user.click(await screen.findByRole('button', { name: 'Refuse it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the proposal' }));
    await user.type(dialog.getByRole('textbox', { name: /^Why/ }), ' Both can be read so. ');
    await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
    expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    isTaken = true;
    await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
    expect(await screen.findByText('The proposal is refused: the key stays as it is.')).toBeVisible();
    expect(sent.map(spoken)).toEqual([{ paperHash, proposalId: 'p1', words: 'Both can be read so.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was refused is told with what was said of it', async () => {
    const one = {
      proposalId: 'p0',
      number: 16,
      change: { kind: 'correct', questionId: 'q16', answer: 'D' },
      reason: 'Question 16 was marked with a wrong answer.',
      words: 'Both can be read so.',
      by: 'Callum Reid',
      refusedAt: '2026-12-05T14:02:00.000Z',
    } as const;
    page = { refused: [one, { ...one, proposalId: 'p1', words: null }] };
    show();
    const list = within(await screen.findByRole('region', { name: 'Decided so far' }));
    expect(list.getByRole('heading', { name: 'Proposed and refused' })).toBeVisible();
    expect(list.getByText(/Refused: “Both can be read so\.”/)).toBeVisible();
    expect(list.getByText(/Refused, with no reason given\./)).toBeVisible();
    expect(list.getAllByText(/Callum Reid\.$/)).toHaveLength(2);
  });

  it('that was taken away leaves a line: by whom, when, and why where that was said', async () => {
    const one = {
      proposalId: 'p0',
      number: 16,
      change: { kind: 'void', questionId: 'q16' },
      reason: 'Question 16 has two right answers.',
      words: 'It has one after all.',
      by: 'Nadia Rahman',
      takenAwayAt: '2026-12-05T14:02:00.000Z',
    } as const;
    page = { takenAway: [one, { ...one, proposalId: 'p1', words: null }] };
    show();
    const list = within(await screen.findByRole('region', { name: 'Decided so far' }));
    expect(list.getByRole('heading', { name: 'Proposed and taken away' })).toBeVisible();
    expect(list.getAllByText('Question 16: voiding it')).toHaveLength(2);
    expect(list.getByText(/Taken away: “It has one after all\.”/)).toBeVisible();
    expect(list.getByText(/Taken away, with no reason given\./)).toBeVisible();
    expect(list.getAllByText(/Sat 5 Dec 2026, .* Nadia Rahman\.$/)).toHaveLength(2);
  });

  it('whose reason says what is right is confirmed by nobody while answers are not open', async () => {
    page = { proposal: keyProposal({ reason: '“Thrifty” is right.' }), answersOpenAt: '2026-12-12T12:07:00.000Z' };
    show('&to=D');
    expect(await screen.findByText(/say why without quoting a choice or naming a letter/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Refuse it' })).toBeEnabled();
  });

  it('that no longer holds is proposed anew', async () => {
    page = { proposal: keyProposal({ isOutOfDate: true }) };
    show();
    expect(await screen.findByText(/It no longer holds/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm|See what/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Key is D' })).toBeVisible();
  });
});

it('lists what was decided, each with its way back', async () => {
  page = { decisions: [keyDecision(), keyDecision({ decisionId: 'd0', isTakenBack: true, canBeTakenBack: false })] };
  show();
  const list = within(await screen.findByRole('region', { name: 'Decided so far' }));
  expect(list.getAllByText('Question 17: C to A')).toHaveLength(2);
  expect(list.getAllByText(/Nadia Rahman, confirmed by Callum Reid\. 4.reports were issued again/)).toHaveLength(2);
  fireEvent.click(list.getByRole('button', { name: 'See what taking it back would change' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ questionId: 'q17', change: { kind: 'take back', decisionId: 'd1' } }),
  );
});

/** What has a figure in it and opens nothing, by why. */
const unopened = {
  'again in words: it opens among the four figures, with a letter, or in the line of the child': [
    'Put a key right: B to D would change # marks and # issued reports',
    '# on # Nov, # on # Dec',
    '# gain one, # lose one',
    'median #, quartiles # and # stay',
    'would say something different about the child; # would differ only in figures of all children, and stay as they were issued',
    '# left it blank. The # who chose D average # of #; the # who chose B, #.',
    '# families',
    'Rank of #',
    '# issued reports, to be issued again',
    '# sittings of Sat # Dec #, # am, no report issued yet',
    '# other sittings stay',
    '# totals',
    '# totals out of #. ▲ up one, ▼ down one, dot the same.',
    'Ask Callum Reid to confirm # reports',
    'Each of the # families gets one mail that says what changed and why. The first issue stays readable. # would differ only in figures of all children, and stay as they were issued. A second decision can take this back.',
  ],
  'what families read': [
    'Question # of Paper # was marked again with a corrected answer: the mark was # of # and is # of # now. We had it wrong at first. “Thrifty” is right.',
    'First sentence of the report: # # of #. Words went well; linked problems need another go.',
    'First sentence of the report: of #. Words went well; linked problems need another go.',
  ],
  'a name or a date': ['CEM set #', 'Sat # Dec #', 'Paper #', 'Question #, key B'],
};

it('shows no figure that opens nothing', async () => {
  show('&to=D');
  await screen.findByRole('region', { name: 'Sittings that would change' });
  expect(unexplained().toSorted()).toEqual(Object.values(unopened).flat().toSorted());
  const told = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    const { textContent } = await screen.findByRole('dialog');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    return textContent;
  };
  expect(await told(/\(How many sittings: how it is worked out\)$/)).toContain('17 + 2 = 19');
  expect(await told(/\(How many marks: how it is worked out\)$/)).toContain('3 + 2 = 5');
  expect(await told(/\(How many ranks: how it is worked out\)$/)).toContain('At another place: Poppy Whitfield');
  expect(await told(/\(How many reports: how it is worked out\)$/)).toContain('17 − 9 − 5 = 3');
  expect(await told(/\(New mark of Poppy Whitfield: how it is worked out\)$/)).toContain(
    'They chose B, which would not be right any more.90 − 1 = 89',
  );
  expect(await told(/\(Rank of Amir Haddad: how it is worked out\)$/)).toContain(
    'Place 5 with 121: each who has more comes before.',
  );
});
