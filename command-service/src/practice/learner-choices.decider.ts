import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { LearnerChoicesEvent } from 'schemas/practice/worksheets/learner-choices.events';

interface ChooseChecking {
  readonly type: 'ChooseChecking';
  readonly data: { readonly learnerId: string; readonly checksEach: boolean };
}

interface LearnerChoices {
  readonly checksEach: boolean;
}

const initial: LearnerChoices = { checksEach: false };

export const learnerChoices = decider({ category: 'learnerchoices', initial, decide, evolve });

function decide({ data }: ChooseChecking, { checksEach }: LearnerChoices): Decision<LearnerChoicesEvent> {
  return acceptUnless(checksEach === data.checksEach, { type: 'CheckingChosen', data });
}

function evolve(_: LearnerChoices, { data: { checksEach } }: LearnerChoicesEvent): LearnerChoices {
  return { checksEach };
}
