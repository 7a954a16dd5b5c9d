import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { changeWords } from 'schemas/mock-exams/keys/key-words.rules';
import type { KeyProposal } from './api';

/** Whether nothing else of the paper is taken meanwhile: what no longer holds is replaced by whatever is proposed next. */
export const holdsUp = ({ isOutOfDate }: KeyProposal): boolean => !isOutOfDate;

interface HeldUpProps {
  readonly proposal: KeyProposal;
  readonly look: (questionId: string, change: KeyChange | undefined) => void;
}

/** Stands in the place of the decision, as long as another of the same paper waits. */
export function HeldUp({ proposal: { number, change }, look }: HeldUpProps) {
  return (
    <section className="office-panel key-proposal" aria-label="Cannot be decided yet">
      <p className="key-facts">
        This cannot be proposed until question {number}, where {changeWords(change)} waits for a second person, is
        confirmed, refused or taken away: one change of a paper is decided at a time.
      </p>
      <div className="key-acts">
        <button type="button" className="btn low pale" onClick={() => look(change.questionId, change)}>
          Go to question {number}
        </button>
      </div>
    </section>
  );
}
