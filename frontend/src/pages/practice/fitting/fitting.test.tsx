import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { getLearnerChoices } from 'schemas/practice/worksheets/checking.contract';
import { chooseFit, getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import {
  getEnglishComprehension,
  getSomeQuestions,
  startPlannedWorksheet,
} from 'schemas/practice/worksheets/issuing.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { refused, unreachable } from '../../../../testing/fake-server';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

const sheet = () => new Sheet('w1', [{ question: question(1), key: '5' }]);
const issued = (of: Sheet) => ({
  kind: 'questions' as const,
  worksheetId: 'w1',
  remaining: null,
  questions: of.shown().worksheetQuestions.map((item) => item.question),
});
const levels = { 'warm-up': 1, 'just-right': 2, stretch: 4 } as const;

const servingLevels = (of = sheet()) =>
  serving(of)
    .on(getFittingLevels)
    .answers(({ fit, questionTypes }) => ({
      levels: questionTypes.map((questionType) => ({ questionType, level: levels[fit] })),
    }))
    .on(startPlannedWorksheet)
    .answers(() => issued(of));

const choices = '/app/math/questions?topic=fractions&subtopic=of-amounts';
const start = () => screen.findByRole('button', { name: /Start 5.questions/ });
const planned = (level: number) => ({
  purpose: 'practice',
  timed: false,
  parts: [{ questionType: 'fraction-of', count: 5, level }],
});

describe('how hard a worksheet is', () => {
  it('is just right unless something else is chosen', async () => {
    signInSomebody('ROLE_USER');
    const server = servingLevels();
    const { user } = showAt(choices);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Just right' })).toBeChecked());
    expect(screen.getByRole('group', { name: 'How hard?' })).toHaveAccessibleDescription(/about three in four/);
    await user.click(await start());
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(server.of(startPlannedWorksheet).map(({ body }) => body)).toEqual([planned(2)]);
    expect(server.of(getSomeQuestions)).toEqual([]);
    expect(server.of(chooseFit)).toEqual([]);
  });

  it('says of a child without an answer what is picked from instead', async () => {
    signInSomebody('ROLE_USER');
    servingLevels()
      .on(getUserAnalyticsData)
      .answers(() => ({ correctAnswersCount: 0, questionsCount: 0, worksheetsCount: 0, topics: [] }));
    showAt(choices);
    const group = await screen.findByRole('group', { name: 'How hard?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/^A gentle beginning, the same for everybody\./));
  });

  it('is chosen with the arrow keys, told in a sentence, and remembered', async () => {
    signInSomebody('ROLE_USER');
    const server = servingLevels();
    const first = showAt(choices);
    const usual = await screen.findByRole('radio', { name: 'Just right' });
    usual.focus();
    await first.user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Stretch' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'How hard?' })).toHaveAccessibleDescription(/about six in ten/);
    await waitFor(() => expect(server.of(chooseFit).map(({ body }) => body)).toEqual([{ fit: 'stretch' }]));
    await first.user.click(await start());
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(server.of(startPlannedWorksheet).map(({ body }) => body)).toEqual([planned(4)]);
    first.unmount();
    showAt(choices);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Stretch' })).toBeChecked());
  });

  it('holds for the worksheet when it cannot be remembered', async () => {
    signInSomebody('ROLE_USER');
    const server = servingLevels()
      .on(chooseFit)
      .answers(() => refused(403, 'EmailNotConfirmed', 'Please open the link.'));
    const { user } = showAt(choices);
    await user.click(await screen.findByRole('radio', { name: 'Warm-up' }));
    await user.click(await start());
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(server.of(startPlannedWorksheet).map(({ body }) => body)).toEqual([planned(1)]);
  });

  it.each([
    [/Time me/, 'practice'],
    [undefined, 'paper'],
  ] as const)('holds with a clock and on paper: %s %s', async (tick, purpose) => {
    signInSomebody('ROLE_USER');
    const server = servingLevels();
    const { user } = showAt(choices);
    // What was chosen before stands there until the answer has come.
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Just right' })).toBeChecked());
    if (tick) await user.click(screen.getByRole('checkbox', { name: tick }));
    await user.click(tick ? await start() : screen.getByRole('button', { name: 'Print for paper' }));
    await waitFor(() =>
      expect(server.of(startPlannedWorksheet).map(({ body }) => body)).toEqual([
        { ...planned(2), purpose, timed: tick !== undefined },
      ]),
    );
  });

  it('is the kept choice for a passage, also where that is not known yet', async () => {
    signInSomebody('ROLE_USER');
    const server = servingLevels()
      .on(getLearnerChoices)
      .answers(() => ({ checksEach: false, fit: 'stretch' }))
      .on(getEnglishComprehension)
      .answers(() => issued(sheet()));
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    const { fetch } = globalThis;
    globalThis.fetch = async (address, init) => {
      if (address === getLearnerChoices.path) await held;
      return fetch(address, init);
    };
    const { user } = showAt('/app/english/questions?topic=comprehension');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('button', { name: 'One moment…' })).toBeInTheDocument();
    come();
    await waitFor(() => expect(server.of(getEnglishComprehension)).toHaveLength(1));
    expect(server.of(getEnglishComprehension)[0]?.body).toEqual({ level: 4 });
  });

  it('climbs from easy to hard, as ever, when the levels cannot be told', async () => {
    signInSomebody('ROLE_USER');
    const server = servingLevels().on(getFittingLevels).answers(unreachable);
    const { user } = showAt(choices);
    await user.click(await start());
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(server.of(getSomeQuestions)).toHaveLength(1);
    expect(server.of(startPlannedWorksheet)).toEqual([]);
  });
});
