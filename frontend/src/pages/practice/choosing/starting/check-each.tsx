import { useCallback, useRef } from 'react';
import { USUAL_FIT } from 'schemas/practice/worksheets/fit';
import { StartProblem } from './start-problem';
import { rememberChoices, useChooseChecking, useLearnerChoices } from '../../api';

/** The child's choice to have each question checked: it goes with the child, and holds for the next worksheet as well. */
export function useChecking() {
  const known = useLearnerChoices().data;
  const checksEach = known?.checksEach;
  const fit = known?.fit ?? USUAL_FIT;
  const { run, problem } = useChooseChecking();
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));
  const choose = useCallback(
    (wanted: boolean) => {
      rememberChoices({ checksEach: wanted, fit });
      underWay.current = run({ checksEach: wanted }).then((reply) => {
        if (reply === undefined) rememberChoices({ checksEach: !wanted, fit });
        return reply !== undefined;
      });
    },
    [run, fit],
  );
  /** Settles once the last choice has reached the server, with whether it did: only then is it the next worksheet's. */
  const chosen = useCallback(() => underWay.current, []);
  return { checksEach, choose, chosen, problem };
}

interface CheckEachProps {
  readonly checking: ReturnType<typeof useChecking>;
  readonly timed: boolean;
}

/** The tick has its place from the first, and takes no press before it is known what was chosen last. */
export function CheckEach({ checking: { checksEach, choose, problem }, timed }: CheckEachProps) {
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={checksEach === true && !timed}
          disabled={timed || checksEach === undefined}
          onChange={(event) => choose(event.target.checked)}
        />
        <span>
          Check each question{' '}
          <span className="small soft">
            {timed
              ? 'Not with the clock: the answers come at the end.'
              : 'See how it went at once, with one more try. The first try counts.'}
          </span>
        </span>
      </label>
      {problem && <StartProblem problem={problem} />}
    </>
  );
}
