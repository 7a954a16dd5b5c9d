import { acceptUnless, decider, type Decision } from 'platform/decider';
import { USUAL_FIT, type Fit } from 'schemas/practice/worksheets/fit';
import type { LearnerChoicesEvent } from 'schemas/practice/worksheets/learner-choices.events';

interface ChooseChecking {
  readonly type: 'ChooseChecking';
  readonly data: { readonly learnerId: string; readonly checksEach: boolean };
}

interface ChooseFit {
  readonly type: 'ChooseFit';
  readonly data: { readonly learnerId: string; readonly fit: Fit };
}

interface LearnerChoices {
  readonly checksEach: boolean;
  readonly fit: Fit;
}

const initial: LearnerChoices = { checksEach: false, fit: USUAL_FIT };

export const learnerChoices = decider({ category: 'learnerchoices', initial, decide, evolve });

function decide(
  { type, data }: ChooseChecking | ChooseFit,
  { checksEach, fit }: LearnerChoices,
): Decision<LearnerChoicesEvent> {
  switch (type) {
    case 'ChooseChecking':
      return acceptUnless(checksEach === data.checksEach, { type: 'CheckingChosen', data });
    case 'ChooseFit':
      return acceptUnless(fit === data.fit, { type: 'FitChosen', data });
  }
}

function evolve({ checksEach, fit }: LearnerChoices, { type, data }: LearnerChoicesEvent): LearnerChoices {
  switch (type) {
    case 'CheckingChosen':
      return { checksEach: data.checksEach, fit };
    case 'FitChosen':
      return { checksEach, fit: data.fit };
  }
}
