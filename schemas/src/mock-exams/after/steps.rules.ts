import type { ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import type { Step } from './changes.rules';

/** What an event of a sitting adds to the way of its question; null: nothing. The one reading of it, for the read table and for whoever reads the log. */
export function stepIn(event: SittingEvent): { readonly questionId: string; readonly step: Step } | null {
  if (!isAct(event) || event.type === 'MockLateAnswerKept') return null;
  const { questionId, at, claim } = event.data;
  return { questionId, step: { ...kindOf(event), at, seq: claim.seq } };
}

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

type Told = Pick<Step, 'kind' | 'option'>;

function kindOf(event: ActEvent): Told {
  switch (event.type) {
    case 'MockQuestionShown':
      return { kind: 'shown' };
    case 'MockQuestionLeft':
      return { kind: 'left' };
    case 'MockChoiceMade':
      return answered(event.data, 'chosen');
    case 'MockAnswerSubmitted':
      return answered(event.data, 'submitted');
    case 'MockQuestionMarkedForReview':
      return { kind: event.data.marked ? 'marked' : 'unmarked' };
    case 'MockOptionStruckOut':
    case 'MockLateAnswerKept':
      return { kind: 'sign' };
  }
}

type Answering = Extract<ActEvent, { type: 'MockChoiceMade' }>['data'];

/** From a device that another had taken the place of: somebody was there, and nothing else. */
const answered = ({ option, overtaken }: Pick<Answering, 'option' | 'overtaken'>, kind: 'chosen' | 'submitted'): Told =>
  overtaken ? { kind: 'sign' } : { kind, option };
