import { acceptUnless, decider, refuse } from 'platform/decider';
import { MOST_EDITS } from 'schemas/mock-exams/sets/authored';
import type { ExamSetEvent } from 'schemas/mock-exams/sets/exam-set.events';
import type { AllRules, ExamSetCommand, ExamSetRefusal, Made } from './rules/exam-set-commands.rules';
import { evolve } from './rules/exam-set-folds.rules';
import { noSet, type ExamSet } from './rules/exam-set-state.rules';
import { paperRules } from './rules/paper.rules';
import { pictureRules } from './rules/picture.rules';
import { questionRules } from './rules/question.rules';
import { sectionRules } from './rules/section.rules';
import { setRules } from './rules/set.rules';

const rules: AllRules = { ...setRules, ...paperRules, ...sectionRules, ...questionRules, ...pictureRules };

/** Nothing in it is of a person, and it is long: its last states are kept between commands. */
export const examSet = decider<ExamSet, ExamSetCommand, ExamSetEvent, ExamSetRefusal>({
  category: 'examset',
  initial: noSet,
  keep: () => [],
  decide,
  evolve,
});

function decide(command: ExamSetCommand, set: ExamSet): Made {
  if (command.type === 'CreateSet')
    return acceptUnless(set.stage !== 'none', { type: 'MockExamSetCreated', data: command.data });
  if (command.type === 'DeleteSet' && set.stage === 'deleted') return acceptUnless(true);
  if (set.stage !== 'open') return refuse('MockExamSetNotFound');
  // By its own type each rule is given the data of that type: `AllRules` holds it to that.
  const rule = rules[command.type] as (data: ExamSetCommand['data'], set: ExamSet) => Made;
  const made = rule(command.data, set);
  return isTooMuch(made, command, set) ? refuse('MockExamSetChangedTooOften') : made;
}

/** What a set that takes no more changes still takes. */
const ALWAYS: ReadonlySet<ExamSetCommand['type']> = new Set(['PublishSet', 'DeleteSet', 'CompleteClone']);

const isTooMuch = (made: Made, { type }: ExamSetCommand, { edits }: ExamSet): boolean =>
  made.kind === 'accepted' && made.events.length > 0 && edits + made.events.length > MOST_EDITS && !ALWAYS.has(type);
