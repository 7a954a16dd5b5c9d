import type { RequestOf } from 'schemas/describe/contract';
import type { decideMockLateAnswer } from 'schemas/mock-exams/room/room.contract';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { Area } from '../../../parts/form/written';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useDecideLate, type Whose } from './api';

export interface LateWish {
  readonly line: TimelineLine;
  readonly counts: boolean;
}

interface DecideLateProps extends LateWish {
  readonly whose: Whose;
  /** What is decided of late answers to the same question, as the page shows it. */
  readonly seen: NonNullable<RequestOf<typeof decideMockLateAnswer>['seen']>;
  /** Asks for all of it once more. */
  readonly again: () => void;
  readonly onOver: () => void;
}

/** Whether an answer that came late counts. */
export function DecideLate({ line, counts, whose, seen, again, onOver }: DecideLateProps) {
  const { run, busy, problem } = useDecideLate();
  const { questionId, late, key } = line;
  const form = useForm({
    name: `late-${key}-${counts ? 'counts' : 'not'}`,
    initial: { reason: '' },
    rules: { reason: (typed) => (typed.trim().length < 3 ? 'Please say why, in a few words' : undefined) },
    passing: true,
  });
  const send = async ({ reason }: typeof form.values) => {
    if (late === null || questionId === null) return;
    const which = { mockExamQuestionId: questionId, tab: late.tab, seq: late.seq };
    if (await run({ ...whose, ...which, counts, seen, reason: reason.trim() })) onOver();
  };
  const deed = counts ? 'Let it count' : 'Do not let it count';
  return (
    <Dialog title={line.what} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          {counts
            ? 'This answer takes the place of the one that counted until now. It can be taken back.'
            : 'What was answered in time counts again.'}
        </p>
        <Area
          field={form.field('reason')}
          label="Why"
          most={300}
          hint="For our own records; sealed as this child’s, and gone when they are erased."
        />
        {problem && <ProblemNote problem={problem} undone="Nothing was decided." />}
        {problem?.code === 'LateAnswerDecidedMeanwhile' && (
          <button
            type="button"
            className="btn low pale"
            onClick={() => {
              again();
              onOver();
            }}
          >
            Look at it anew
          </button>
        )}
        <SendButton busy={busy}>{deed}</SendButton>
      </form>
    </Dialog>
  );
}
