import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { StartProblem } from './start-problem';
import { counted } from '../../../../parts/words';
import { LooksOnlyNote, useLooksOnly } from '../../../../parts/looking/looks-only';
import { topicsAddress } from '../../address';
import type { useStart } from './use-start';
import { LeftToday } from '../../../../parts/account/left-today';
import { useNothingLeft, WhileAnyLeft } from '../../../../parts/account/nothing-left';
import { CheckEach, useChecking } from './check-each';
import { StartDialogs } from './start-dialogs';

/** Said where somebody looks at the screens of another. */
export const NOTHING_STARTED = 'no worksheet is started from here';

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
  /** What stands under the form, and is no part of it. */
  readonly below?: ReactNode;
}

/** What a worksheet will hold, and how it is to be done. */
export function StartForm({ subject, total, length, ready, starting, onStart, children, below }: StartFormProps) {
  const { busy, problem } = starting;
  const checking = useChecking();
  const [timed, setTimed] = useState(false);
  const noneLeft = useNothingLeft() !== undefined;
  const looksOnly = useLooksOnly();
  const able = [ready, total > 0, !busy, !noneLeft, !looksOnly].every(Boolean);
  const start = async () => {
    if (await checking.chosen()) onStart(timed ? 'timed' : 'plain');
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (able) void start();
  };
  return (
    <div className="stack practice">
      <form className="stack" noValidate onSubmit={send}>
        {children}
        {problem && <StartProblem problem={problem} />}
        <div className="ways">
          <TimeMe timed={timed} length={length} onChange={setTimed} />
          <CheckEach checking={checking} timed={timed} />
          <WhileAnyLeft>
            <StartButtons able={able} words={wordsOnButton(busy, total)} onPaper={() => onStart('paper')} />
            <LooksOnlyNote what={NOTHING_STARTED} />
            <LeftToday wanted={total} />
          </WhileAnyLeft>
          <Link to={topicsAddress(subject)}>Back to Topics list</Link>
        </div>
        <StartDialogs subject={subject} starting={starting} />
      </form>
      {below}
    </div>
  );
}

interface TimeMeProps {
  readonly timed: boolean;
  readonly length: string | undefined;
  readonly onChange: (timed: boolean) => void;
}

function TimeMe({ timed, length, onChange }: TimeMeProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={timed} onChange={(event) => onChange(event.target.checked)} />
      <span>
        Time me{' '}
        <span className="small soft">
          As long as an exam gives for these{length !== undefined && `: ${length}`}. The clock can be hidden.
        </span>
      </span>
    </label>
  );
}

interface StartButtonsProps {
  readonly able: boolean;
  readonly words: string;
  readonly onPaper: () => void;
}

function StartButtons({ able, words, onPaper }: StartButtonsProps) {
  return (
    <div className="row">
      <button type="submit" className="btn" aria-disabled={!able}>
        {words}
      </button>
      <button
        type="button"
        className="btn pale"
        aria-disabled={!able}
        onClick={() => {
          if (able) onPaper();
        }}
      >
        Print for paper
      </button>
    </div>
  );
}

function wordsOnButton(busy: boolean, total: number): string {
  if (busy) return 'One moment…';
  return total === 0 ? 'Choose how many' : `Start ${counted(total, 'question')}`;
}
