import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Id, Shape } from '../../describe/schema';
import { Level } from '../../questions/question';
import { Fit } from './fit';

export const getFittingLevels = query({
  call: 'POST /getFittingLevels',
  who: learners,
  summary:
    'The level of each question type that fits the caller, by their own answers: level 2 for whoever has given none. `startPlannedWorksheet` and `getEnglishComprehension` take it.',
  request: { fit: Fit, questionTypes: Type.Array(Id, { minItems: 1, maxItems: 20 }) },
  /** Types that the bank does not have are left out. */
  reply: { levels: Type.Array(Shape({ questionType: Id, level: Level })) },
});

export const chooseFit = command({
  call: 'POST /chooseFit',
  who: learners,
  summary: 'How hard the caller likes worksheets to be: what is offered first from now on.',
  request: { fit: Fit },
});
