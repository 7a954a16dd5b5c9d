import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { counted, listed } from '../../../parts/words';
import type { DeskState } from './desk/desk-state';

interface TakenAtTimeUpProps {
  readonly state: DeskState;
  /** 1 for the first. */
  readonly paper: number;
}

/** What counts though it was not handed in, and what came too late: told after a paper, so that nobody has to wonder. */
export function TakenAtTimeUp({ state, paper }: TakenAtTimeUpProps) {
  const late = state.late.size;
  const taken = takenIn(state, paper);
  if (taken.length === 0 && late === 0) return null;
  return (
    <div className="hall-notice" role="status">
      {taken.length > 0 && (
        <p>
          Where you had chosen an answer but not pressed Submit Answer, your choice counts all the same:{' '}
          {namesOf(taken)}.
        </p>
      )}
      {late > 0 && (
        <p>
          {counted(late, 'answer')} came after the paper was over. {late === 1 ? 'It is' : 'They are'} kept, and the
          exam staff decide about {late === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}

interface Taken {
  /** Known where the paper was open on this page. */
  readonly number: number | undefined;
  readonly option: string;
}

function takenIn({ sitting, numbers }: DeskState, paper: number): readonly Taken[] {
  return Object.entries(sitting?.questions ?? {}).flatMap(([questionId, question]) => {
    const answer = question.paper === paper ? countedAnswer(question) : null;
    return answer?.takenAtTimeUp ? [{ number: numbers.get(questionId), option: answer.option }] : [];
  });
}

function namesOf(taken: readonly Taken[]): string {
  if (taken.some(({ number }) => number === undefined)) return counted(taken.length, 'question');
  const inOrder = taken.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  return listed(inOrder.map(({ number, option }) => `question\u00a0${number ?? ''} (${option})`));
}
