import { useCallback, useRef } from 'react';
import { StartProblem } from './start-problem';
import { rememberChecking, useChooseChecking, useLearnerChoices } from '../api';

/** The child's choice to have each question checked: it goes with the child, and holds for the next worksheet as well. */
export function useChecking() {
  const checksEach = useLearnerChoices().data?.checksEach ?? false;
  const { run, problem } = useChooseChecking();
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));
  const choose = useCallback(
    (wanted: boolean) => {
      rememberChecking(wanted);
      underWay.current = run({ checksEach: wanted }).then((reply) => {
        if (reply === undefined) rememberChecking(!wanted);
        return reply !== undefined;
      });
    },
    [run],
  );
  /** Settles once the last choice has reached the server, with whether it did: only then is it the next worksheet's. */
  const chosen = useCallback(() => underWay.current, []);
  return { checksEach, choose, chosen, problem };
}

interface CheckEachProps {
  readonly checking: ReturnType<typeof useChecking>;
  readonly timed: boolean;
}

export function CheckEach({ checking: { checksEach, choose, problem }, timed }: CheckEachProps) {
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={checksEach && !timed}
          disabled={timed}
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
