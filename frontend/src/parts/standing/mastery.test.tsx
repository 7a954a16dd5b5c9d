import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { getParentReport, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue } from '../../../testing/practice/catalogue';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { firstAtOdds, HowItWent } from './mastery';

const stood = (correct: number, asked: number, step: number | null) => ({ topic: 'fractions', correct, asked, step });

describe('how a topic went', () => {
  it('is told in answers, and in five steps with their word', () => {
    const { container } = render(<HowItWent stood={stood(104, 140, 4)} />);
    expect(container).toHaveTextContent('104 of 140 right4 of 5, nearly secure');
    expect(container.querySelectorAll('.full')).toHaveLength(4);
  });

  it('is not judged by one answer', () => {
    const { container } = render(<HowItWent stood={stood(1, 1, null)} />);
    expect(container).toHaveTextContent(/^1 of 1 right · 1 of 5 answers$/);
  });
});

describe('a band and five steps', () => {
  it.each([
    ['Needs Work and secure', stood(60, 88, 5)],
    ['Strengths and just begun', stood(9, 10, 1)],
    ['Weaknesses and nearly secure', stood(4, 10, 4)],
  ])('are at odds: %s', (_, topic) => {
    expect(firstAtOdds([stood(9, 10, 5), topic])).toBe(topic);
  });

  it.each([
    ['too few answers', stood(1, 1, null)],
    ['Needs Work and coming along', stood(6, 10, 3)],
    ['Weaknesses and just begun', stood(1, 10, 1)],
  ])('agree: %s', (_, topic) => {
    expect(firstAtOdds([topic])).toBeUndefined();
  });
});

/** A learner of one topic, with so many right of 88, and secure of late. */
function secureAfter(correct: number): void {
  const fractions = {
    ...stood(correct, 88, 5),
    subject: 'maths' as const,
    lastPractisedAt: '2026-11-20T10:00:00.000Z',
  };
  const estimate = { mastery: 0.88, isEarlyEstimate: false, isSecure: true, trend: null, secondsPerQuestion: null };
  const counts = { questionsCount: 88, correctCount: correct, blankCount: 0, daysPractised: 9, dueReviews: 0 };
  const sheet = {
    worksheetId: 'w1',
    date: fractions.lastPractisedAt,
    topic: 'fractions',
    purpose: 'practice' as const,
  };
  const score = {
    numberOfQuestionsInTheWorksheet: 10,
    numberQuestionsCorrectlyAnswered: 8,
    questionTypes: [],
    levels: [1],
  };
  signInSomebody('ROLE_USER');
  new FakeServer()
    .on(getQuestionCatalogue)
    .answers(() => catalogue)
    .on(getUserAnalyticsData)
    .answers(() => ({ correctAnswersCount: correct, questionsCount: 88, worksheetsCount: 1, topics: [fractions] }))
    .on(getParentReport)
    .answers(() => ({
      ...counts,
      topics: [{ ...fractions, ...estimate, blank: 0, targetSeconds: null, dueReviews: 0 }],
      errors: [],
      plan: [],
    }))
    .on(getUserWorksheets)
    .answers(() => [{ ...sheet, ...score, subject: 'maths' }]);
}

describe.each(['/app/dashboard', '/app/analytics', '/app/parents', '/app/math/questions'])('at %s', (address) => {
  const sentence = /^Strengths, Needs Work and Weaknesses count every answer alike; the five steps count the latest/;

  it('one sentence says why a topic in Needs Work is secure', async () => {
    secureAfter(60);
    showAt(address);
    expect(await screen.findByText(sentence)).toHaveTextContent(
      /so Fractions can be in Needs Work and “secure” at once\.$/,
    );
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getByText('5 of 5, secure')).toBeInTheDocument();
  });

  it('nothing is explained where both agree', async () => {
    secureAfter(80);
    showAt(address);
    await screen.findByText('5 of 5, secure');
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
