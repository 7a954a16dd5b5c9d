import type { ReactNode } from 'react';
import { counted } from '../words';
import { stepsIn } from 'schemas/describe/steps';
import { Figure } from './figure';
import { Steps } from './steps';
import './steps-part.css';

interface StepsPartProps {
  readonly solution: string;
  /** What a teacher would draw beside them. */
  readonly figure: string | null;
  /** Whether they are read at once, or once somebody opens them. */
  readonly open: boolean;
  /** What stands below them. */
  readonly children?: ReactNode;
}

/** The worked steps of a question that was marked: open where they help, folded where all went well. */
export function StepsPart({ solution, figure, open, children }: StepsPartProps) {
  return (
    <details className="steps-part" open={open}>
      <summary>
        <b>The steps</b> <span className="small soft">{counted(stepsIn(solution).length, 'step')}</span>
      </summary>
      {figure !== null && <Figure svg={figure} />}
      <Steps solution={solution} />
      {children}
    </details>
  );
}
