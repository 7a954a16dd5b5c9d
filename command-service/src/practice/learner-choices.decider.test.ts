import { describe, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { Fit } from 'schemas/practice/worksheets/fit';
import type { LearnerChoicesEvent } from 'schemas/practice/worksheets/learner-choices.events';
import { learnerChoices } from './learner-choices.decider';

const given = stories(learnerChoices);
const choose = (checksEach: boolean) => ({ type: 'ChooseChecking', data: { learnerId: 'amara', checksEach } }) as const;
const chosen = (checksEach: boolean): LearnerChoicesEvent => ({
  type: 'CheckingChosen',
  data: { learnerId: 'amara', checksEach },
});

describe('checking each question', () => {
  it('is chosen', () => given().when(choose(true)).then(chosen(true)));
  it('is chosen no more', () => given(chosen(true)).when(choose(false)).then(chosen(false)));
  it('is not chosen twice', () => {
    given(chosen(true)).when(choose(true)).thenNothing();
    given(chosen(true), chosen(false)).when(choose(false)).thenNothing();
  });
  it('is off until somebody chooses it', () => given().when(choose(false)).thenNothing());
});

describe('how hard it is to be', () => {
  const chooseFit = (fit: Fit) => ({ type: 'ChooseFit', data: { learnerId: 'amara', fit } }) as const;
  const fitChosen = (fit: Fit): LearnerChoicesEvent => ({ type: 'FitChosen', data: { learnerId: 'amara', fit } });

  it('is chosen', () => given().when(chooseFit('stretch')).then(fitChosen('stretch')));
  it('is just right until something else is chosen', () => given().when(chooseFit('just-right')).thenNothing());
  it('is not chosen twice, whatever else is chosen in between', () =>
    given(fitChosen('warm-up'), chosen(true)).when(chooseFit('warm-up')).thenNothing());
  it('leaves the checking as it was', () => given(chosen(true), fitChosen('stretch')).when(choose(true)).thenNothing());
});
