import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getCompletedMockExamSessions,
  getMockExamPaperWithUserAnswerSet,
  watchMockExam,
} from 'schemas/mock-exams/after/after.contract';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import {
  notYet,
  openLater,
  openNoMore,
  openNow,
  pastExam,
  reviewed,
  watched,
} from '../../../../testing/exam/past-exam';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

let server: FakeServer;
beforeEach(() => {
  signInSomebody('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER');
  server = new FakeServer();
});

describe('past exams', () => {
  const showing = (...exams: ReturnType<typeof pastExam>[]) => {
    server
      .on(getCompletedMockExamSessions)
      .answers(() => ({ serverNow: '2027-04-01T10:00:00.000Z', mockExamSessionsCompletedByUser: exams }));
    return showAt('/mock-exams/past-exams');
  };

  it('stand in a table, the last one unfolded, the others where they are asked for', async () => {
    const before = pastExam({ mockExamSessionId: 'feb', startsAt: '2027-02-06T10:00:00.000Z', mockExamType: 'CEM' });
    const { user } = showing(pastExam(), before);
    expect(await screen.findByText('Sat 6 Mar 2027')).toBeVisible();
    const reviews = () => screen.getAllByRole('link', { name: /^Review Paper 1/ });
    expect(reviews().map((link) => link.getAttribute('href'))).toEqual([
      '/mock-exams/review-mock-paper?paperId=set.paper-1&session=march',
    ]);
    expect(screen.getByText('You did not open this one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the exams of Sat 6 Feb 2027' }));
    expect(reviews()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Hide the exams of Sat 6 Mar 2027' }));
    expect(reviews()).toHaveLength(1);
  });

  it('say how long the papers were for a child with more time', async () => {
    showing(pastExam({ lengthsSeconds: [3_750, 3_750] }));
    expect(await screen.findByText('2 papers - 1 hour 2 minutes 30 seconds each')).toBeVisible();
    expect(screen.getByText(/^1 hour 2 minutes 30 seconds, 9.answers$/)).toBeVisible();
  });

  it('say when their answers open, that they are closed again, and that they are open no more', async () => {
    const { unmount } = showing(pastExam({ review: openLater }));
    expect(await screen.findByRole('heading', { name: /The answers open Sat 13 Mar 2027, 12:55/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Review Paper/ })).toBeNull();
    unmount();
    signInSomebody('ROLE_USER');
    const again = showing(pastExam({ review: { ...openLater, isClosedAgain: true } }));
    expect(await screen.findByText(/You have done nothing wrong/)).toBeVisible();
    again.unmount();
    signInSomebody('ROLE_USER');
    showing(pastExam({ review: openNoMore }));
    expect(await screen.findByRole('heading', { name: 'These answers are no longer open' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Watch my paper/ })).toBeNull();
  });

  it('say what will be here where there are none', async () => {
    showing();
    expect(await screen.findByRole('heading', { name: 'No exam yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the dates' })).toBeVisible();
  });
});

describe('a paper under review', () => {
  const at = '/mock-exams/review-mock-paper?paperId=set.paper-1&session=march';
  const showing = (reply = reviewed(), address = at) => {
    server.on(getMockExamPaperWithUserAnswerSet).answers(() => reply);
    return showAt(address);
  };

  it('shows the answer, the right one and the solution, with ten buttons a page', async () => {
    const { user, address } = showing();
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 of 12 right, 10 to put right, 1 without an answer' }),
    );
    const list = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(list.getAllByRole('button', { name: /^Question \d+,/ })).toHaveLength(10);
    const solution = () => within(screen.getByRole('region', { name: 'Solution' }));
    expect(solution().getByText('A ✗')).toBeVisible();
    expect(solution().getByText(/not submitted it when the time was up/)).toBeVisible();
    expect(solution().getByText(/reached us a little later, and counts/)).toBeVisible();
    expect(solution().getByText('Your answer D came after the time was up, so it does not count.')).toBeVisible();
    expect(solution().getByRole('img', { name: 'A bar chart of birds seen in May' })).toHaveAttribute(
      'src',
      'data:image/webp;base64,cGljdHVyZQ==',
    );
    await user.click(list.getByRole('button', { name: 'Question 2, right' }));
    expect(await solution().findByText('C ✓')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Next ten' }));
    expect(await list.findByText('Questions 11 to 12 of 12')).toBeVisible();
    expect(address()).toBe(`${at}&q=11`);
    await user.keyboard('{ArrowLeft}');
    expect(await list.findByText('Questions 1 to 10 of 12')).toBeVisible();
  });

  it('says of a question that counts for nobody why, and of one that was put right what was decided', async () => {
    const reply = reviewed();
    const decided = [
      { counts: false, why: 'Two choices were right.' },
      { counts: true, why: 'C is right, not A.' },
    ];
    const solutions = reply.solutions?.map((one, index) => ({ ...one, decided: decided[index] ?? null }));
    const { user } = showing({ ...reply, ...(solutions && { solutions }) });
    expect(await screen.findByRole('heading', { level: 1, name: /^1 of 11 right, 9 to put right/ })).toBeVisible();
    const solution = within(screen.getByRole('region', { name: 'Solution' }));
    expect(solution.getByText('Not counted: Two choices were right.')).toBeVisible();
    expect(solution.getByText('not counted')).toBeVisible();
    expect(solution.queryByText(/✗/)).toBeNull();
    const list = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(list.getByRole('button', { name: 'Question 1, not counted' })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Question 2, right' }));
    expect(await screen.findByText('Put right after the exam: C is right, not A.')).toBeVisible();
  });

  it('opens at the question of the address, or at the first', async () => {
    const { unmount } = showing(reviewed(), `${at}&q=4`);
    expect(await screen.findByRole('heading', { name: 'Question 4' })).toBeVisible();
    expect(screen.getByText(/We have looked at it, and it counts/)).toBeVisible();
    expect(screen.getByText('Nobody has written the steps of this one down.')).toBeVisible();
    unmount();
    for (const odd of ['0', '13', '1e9', '-1', 'x']) {
      signInSomebody('ROLE_USER');
      const shown = showing(reviewed(), `${at}&q=${odd}`);
      expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
      shown.unmount();
    }
  });

  it('says when it opens, and nothing of the paper before', async () => {
    showing(notYet(openLater));
    expect(await screen.findByRole('heading', { name: /The answers open Sat 13 Mar 2027/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Questions' })).toBeNull();
    expect(screen.queryByText(/right/)).toBeNull();
  });

  it('is told as not there where it is nobody’s', async () => {
    server
      .on(getMockExamPaperWithUserAnswerSet)
      .answers(() => refused(404, 'MockSittingNotFound', 'There is no mock exam for you here.'));
    showAt(at);
    expect(await screen.findByText('There is no mock exam for you here.')).toBeVisible();
  });

  it('asks for a paper where none is named', async () => {
    showAt('/mock-exams/review-mock-paper');
    expect(await screen.findByText(/choose a paper from the list/)).toBeVisible();
    expect(server.seen).toEqual([]);
  });
});

describe('putting it right', () => {
  const noneRight = { wrong: 0, alike: { wrong: 0, left: 0, unreached: 0 } };
  const at = '/mock-exams/review-mock-paper?paperId=set.paper-1&session=march';
  const showing = (reply = reviewed()) => {
    server.on(getMockExamPaperWithUserAnswerSet).answers(() => reply);
    return showAt(at);
  };

  it('makes one practice worksheet, however often it is pressed', async () => {
    const { user, address } = showing();
    server
      .on(startPlannedWorksheet)
      .answers(() => ({ kind: 'questions', worksheetId: 'w7', remaining: null, questions: [] }));
    await user.dblClick(await screen.findByRole('button', { name: /Practise 3.questions/ }));
    await waitFor(() => expect(address()).toContain('/app/mix/questions?worksheet=w7'));
    expect(server.of(startPlannedWorksheet).map(({ body }) => body)).toEqual([
      {
        purpose: 'mistakes',
        parts: [
          { questionType: 'share-ratio', level: 3, count: 2 },
          { questionType: 'spelling', level: 2, count: 1 },
        ],
      },
    ]);
  });

  it('leads to the plan’s own page where the day has no more', async () => {
    const { user, address } = showing();
    server
      .on(startPlannedWorksheet)
      .answers(() => ({ kind: 'none', remaining: 2, questions: [], reason: 'FEWER_LEFT' }));
    await user.click(await screen.findByRole('button', { name: /Practise 3.questions/ }));
    await waitFor(() => expect(address()).toContain('/app/mix/questions?plan=mistakes&parts=share-ratio~2~3'));
  });

  it('says what the questions are like: mistakes apart from what was left and what was never reached', async () => {
    const parts = [{ questionType: 'share-ratio', level: 3 as const, count: 20, subject: 'maths' as const }];
    const alike = { wrong: 3, left: 1, unreached: 16 };
    showing(reviewed({ putRight: { mistakes: 67, wrong: 1, alike, withoutPractice: 2, parts } }));
    const box = await screen.findByRole('region', { name: 'Put it right' });
    expect(box.textContent.replaceAll('\u00a0', ' ')).toContain(
      '20 new questions at the same level: 3 like the one that went wrong, 1 like one that you left without an answer and 16 like ones that you did not come to. The rest can wait for another day. There is no practice like 2 others.',
    );
  });

  it('says how many there are once where all are like the same', async () => {
    const parts = [{ questionType: 'share-ratio', level: 3 as const, count: 20, subject: 'maths' as const }];
    const alike = { wrong: 20, left: 0, unreached: 0 };
    showing(reviewed({ putRight: { mistakes: 20, wrong: 20, alike, withoutPractice: 0, parts } }));
    const box = await screen.findByRole('region', { name: 'Put it right' });
    expect(box.textContent.replaceAll('\u00a0', ' ')).toContain(
      '20 new questions at the same level, like the ones that went wrong.',
    );
  });

  it.each([
    [
      'nothing was wrong',
      { ...noneRight, mistakes: 0, withoutPractice: 0, parts: [] },
      /Every answer in this paper is right/,
    ],
    [
      'nothing came from the bank',
      { ...noneRight, mistakes: 4, withoutPractice: 4, parts: [] },
      /There is no practice that is just like/,
    ],
  ])('is kind where %s', async (_, putRight, words) => {
    showing(reviewed({ putRight }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull();
  });

  it('says that practice is not part of an account that has mock exams alone', async () => {
    signInSomebody('ROLE_MOCK_EXAM_STUDENT');
    showing();
    expect(await screen.findByText(/not part of what your account has/)).toBeVisible();
  });
});

describe('a paper that is watched', () => {
  const showing = (reply = watched()) => {
    server.on(watchMockExam).answers(() => reply);
    return showAt('/mock-exams/watch-my-paper?session=march');
  };

  it('goes from look to look by a slider, and says each in words', async () => {
    const { user } = showing();
    const slider = await screen.findByRole('slider', { name: 'Through Paper 1, look by look' });
    expect(slider).toHaveAttribute('aria-valuetext', '0:00 into the paper: question 1, 5 minutes');
    fireEvent.change(slider, { target: { value: '4' } });
    expect(slider).toHaveAttribute('aria-valuetext', '23:20 into the paper: question 2, 45 seconds, look 2');
    await user.click(screen.getByRole('button', { name: 'Next look' }));
    expect(screen.getByRole('link', { name: 'See question 7' })).toHaveAttribute(
      'href',
      '/mock-exams/review-mock-paper?paperId=set.paper-1&session=march&q=7',
    );
    expect(screen.getByRole('button', { name: 'Next look' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says three sentences, what was never opened again, and what became of each question', async () => {
    showing();
    const sentences = within(await screen.findByRole('region', { name: 'For next time' }));
    expect(sentences.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/left blank or marked for another look: 3\./)).toBeVisible();
    expect(screen.getByText(/✗ it was right/)).toBeVisible();
    expect(screen.getByText('Question 8: never on the screen.')).toBeVisible();
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toHaveLength(9);
    expect(rows[2]).toContain('✗ not right, changed');
  });

  it('says when the last was answered where the clock ran on', async () => {
    const [paper] = watched().papers;
    const questions = paper?.questions.map((one) => ({ ...one, isAnswered: true })) ?? [];
    const ranOut = { lengthSeconds: 3_750, usedSeconds: 3_750, endedBy: 'time' as const, allAnsweredAt: 2_310 };
    showing(watched({ papers: paper ? [{ ...paper, questions, ...ranOut }] : [] }));
    const words = (await screen.findByText(/8.questions answered/)).textContent;
    expect(words.replaceAll('\u00a0', ' ')).toBe(
      '8 of 8 questions answered, the last of them after 39 minutes. You had 24 minutes left to check.',
    );
  });

  it('says nothing of right and wrong before the answers are open', async () => {
    const [paper] = watched().papers;
    const questions = paper?.questions.map((one) => ({
      ...one,
      isRight: null,
      changes: one.changes.map((change) => ({ ...change, became: null })),
    }));
    showing(watched({ review: openLater, papers: paper && questions ? [{ ...paper, questions }] : [], sentences: [] }));
    expect(await screen.findByRole('slider')).toBeVisible();
    expect(screen.queryByText(/✗|✓/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^See question/ })).toBeNull();
    expect(screen.getByText(/told once the answers are open/)).toBeVisible();
  });

  it('says so where nobody knows what was shown, and where the right is over', async () => {
    const [paper] = watched().papers;
    const { unmount } = showing(watched({ papers: paper ? [{ ...paper, looks: [] }] : [], review: openNow }));
    expect(await screen.findByText(/We do not know which question/)).toBeVisible();
    unmount();
    signInSomebody('ROLE_USER');
    showing(watched({ papers: [], sentences: [], review: openNoMore }));
    expect(await screen.findByText(/can be looked at until the day that stood beside it/)).toBeVisible();
  });
});
