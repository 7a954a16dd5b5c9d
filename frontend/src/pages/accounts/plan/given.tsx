import { until } from '../../../parts/dates';
import type { Given } from './api';
import { forWhom, type Whose } from './whose';

const names: Readonly<Record<Given['right'], string>> = {
  practice: 'Practice without a limit',
  'daily-practice': 'The free questions of each day',
  'all-mock-sessions': 'All mock exams',
};

/** The trial, and more of its questions that staff have given, are told as the trial. */
const isOfTrial = ({ right }: Given): boolean => right === 'daily-practice';

/** Whether a child practises by what the family was given. */
export const practisesBy = (given: readonly Given[], learnerId: string | undefined): boolean =>
  given.some((one) => one.right !== 'all-mock-sessions' && (one.learnerId ?? learnerId) === learnerId);

interface GivenProps {
  readonly given: readonly Given[];
  readonly whose: Whose;
}

/** What staff have given, and until when. */
export const GivenByStaff = ({ given, whose }: GivenProps) =>
  given
    .filter((one) => !isOfTrial(one))
    .map((one) => (
      <p key={`${one.right} ${one.learnerId}`}>
        <b>
          {names[one.right]}
          {forWhom(whose, one.learnerId)}
        </b>
        : given to you {one.until === undefined ? 'without an end' : `until ${until(one.until)}`}, with nothing to pay.
      </p>
    ));

/** Of a trial that runs beside practice without a limit. */
export function TrialBeside({ given }: Pick<GivenProps, 'given'>) {
  const trial = given.find(isOfTrial);
  if (trial === undefined) return null;
  return <p>Your free trial {trial.until === undefined ? 'has no end' : `runs until ${until(trial.until)}`}.</p>;
}
