import { Bird } from '../../../parts/bird/bird';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { Area } from '../../../parts/form/written';
import { ProblemNote } from '../../../parts/page/shown';
import { useFlag } from '../api';
import { useSentFlag, type SentFlag } from './sent-flag';

interface FlagDialogProps {
  readonly worksheetId: string;
  readonly questionNumber: number;
  /** It has been flagged before. */
  readonly flagged: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tells the editors that something is wrong with a question. */
export function FlagDialog(props: FlagDialogProps) {
  return (
    <Dialog title={`Flag question ${props.questionNumber}`} open={props.open} onClose={props.onClose}>
      <FlagForm {...props} />
    </Dialog>
  );
}

const ticks = {
  isTypoBoxChecked: 'There is a typo',
  isMarkingIssueBoxChecked: 'My answer should be correct',
  isHardQuestionBoxChecked: 'It is too hard',
} as const;
type TickName = keyof typeof ticks;
const tickNames = Object.keys(ticks) as TickName[];

const initial = { isTypoBoxChecked: '', isMarkingIssueBoxChecked: '', isHardQuestionBoxChecked: '', userComments: '' };

/** Of a comment, in characters. */
const LONGEST = 2_000;

function FlagForm({ worksheetId, questionNumber, flagged, onClose }: FlagDialogProps) {
  const { run, busy, problem } = useFlag();
  const { sent, keep } = useSentFlag(worksheetId, questionNumber);
  const form = useForm({ name: `flag-${worksheetId}-${questionNumber}`, initial, rules: {}, passing: true });
  const send = async (typed: typeof initial) => {
    const { userComments } = typed;
    const ticked = tickNames.filter((name) => typed[name] === 'yes');
    const said = Object.fromEntries(ticked.map((name) => [name, true]));
    if (!(await run({ worksheetId, questionNumber, ...said, userComments }))) return;
    keep({ ticked: ticked.map((name) => ticks[name]), comment: userComments.trim() });
    onClose();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      {flagged && <SentNote flag={sent()} />}
      <p className="soft">Somebody who writes our questions looks at every flag. All of this is optional.</p>
      <div>
        {tickNames.map((name) => {
          const field = form.field(name);
          return (
            <label key={name} className="tick">
              <input
                id={field.id}
                type="checkbox"
                checked={field.value === 'yes'}
                onChange={(event) => field.onChange(event.target.checked ? 'yes' : '')}
              />
              <span>{ticks[name]}</span>
            </label>
          );
        })}
      </div>
      <Area field={form.field('userComments')} label="Comment" most={LONGEST} optional />
      {problem && <ProblemNote problem={problem} safe="What you wrote is still here." />}
      <SendButton busy={busy}>{flagged ? 'Send it again' : 'Send flag'}</SendButton>
    </form>
  );
}

/** That somebody has been told already, and of what. */
function SentNote({ flag }: { readonly flag: SentFlag | undefined }) {
  return (
    <div className="notice good">
      <div className="beside-bird">
        <Bird pose="flying" />
        <p>
          <b>You have flagged this question. Thank you.</b> What you send now takes its place.
        </p>
      </div>
      {flag && (
        <ul>
          {flag.ticked.map((words) => (
            <li key={words}>{words}</li>
          ))}
          {flag.comment !== '' && <li>“{flag.comment}”</li>}
        </ul>
      )}
    </div>
  );
}
