import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { StartProblem } from './start-problem';
import { counted } from '../../../../parts/words';
import { topicsAddress } from '../../address';
import type { useStart } from './use-start';
import { LeftToday } from '../../../../parts/account/left-today';
import { CheckEach, useChecking } from './check-each';
import { StartDialogs } from './start-dialogs';

/** On the screen, on the screen with a clock, or on paper. */
export type Way = 'plain' | 'timed' | 'paper';

interface StartFormProps {
  readonly subject: SubjectKey;
  readonly total: number;
  /** In words, how long the clock would allow; undefined where that is not known. */
  readonly length: string | undefined;
  /** Whether what is chosen can be asked for. */
  readonly ready: boolean;
  readonly starting: ReturnType<typeof useStart>;
  readonly onStart: (way: Way) => void;
  readonly children: ReactNode;
}

/** What a worksheet will hold, and how it is to be done. */
export function StartForm({ subject, total, length, ready, starting, onStart, children }: StartFormProps) {
  const { busy, problem } = starting;
  const checking = useChecking();
  const [timed, setTimed] = useState(false);
  const able = ready && total > 0 && !busy;
  const start = async () => {
    if (await checking.chosen()) onStart(timed ? 'timed' : 'plain');
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (able) void start();
  };
  return (
    <form className="stack practice" noValidate onSubmit={send}>
      {children}
      {problem && <StartProblem problem={problem} />}
      <div className="ways">
        <label className="tick">
          <input type="checkbox" checked={timed} onChange={(event) => setTimed(event.target.checked)} />
          <span>
            Time me{' '}
            <span className="small soft">
              As long as an exam gives for these{length !== undefined && `: ${length}`}. The clock can be hidden.
            </span>
          </span>
        </label>
        <CheckEach checking={checking} timed={timed} />
        <div className="row">
          <button type="submit" className="btn" aria-disabled={!able}>
            {wordsOnButton(busy, total)}
          </button>
          <button
            type="button"
            className="btn pale"
            aria-disabled={!able}
            onClick={() => {
              if (able) onStart('paper');
            }}
          >
            Print for paper
          </button>
        </div>
        <LeftToday wanted={total} />
        <Link to={topicsAddress(subject)}>Back to Topics list</Link>
      </div>
      <StartDialogs subject={subject} starting={starting} />
    </form>
  );
}

function wordsOnButton(busy: boolean, total: number): string {
  if (busy) return 'One moment…';
  return total === 0 ? 'Choose how many' : `Start ${counted(total, 'question')}`;
}
