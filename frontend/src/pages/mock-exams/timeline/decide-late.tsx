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
  readonly onOver: () => void;
}

/** Whether an answer that came late counts. */
export function DecideLate({ line, counts, whose, onOver }: DecideLateProps) {
  const { run, busy, problem } = useDecideLate();
  const { questionId, late, key } = line;
  const form = useForm({
    name: `late-${key}`,
    initial: { reason: '' },
    rules: { reason: (typed) => (typed.trim().length < 3 ? 'Please say why, in a few words' : undefined) },
    secret: ['reason'],
  });
  const send = async ({ reason }: typeof form.values) => {
    if (late === null || questionId === null) return;
    const which = { mockExamQuestionId: questionId, tab: late.tab, seq: late.seq };
    if (await run({ ...whose, ...which, counts, reason: reason.trim() })) onOver();
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
        {problem && <ProblemNote problem={problem} safe="Nothing was decided." />}
        <SendButton busy={busy} onCancel={onOver}>
          {deed}
        </SendButton>
      </form>
    </Dialog>
  );
}
