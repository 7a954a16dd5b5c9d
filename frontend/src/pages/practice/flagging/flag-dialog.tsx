import { useState, type SyntheticEvent } from 'react';
import { Bird } from '../../../parts/bird/bird';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { Room } from '../../../parts/form/room';
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

/** Of a comment, in characters. */
const LONGEST = 2_000;

function FlagForm({ worksheetId, questionNumber, flagged, onClose }: FlagDialogProps) {
  const { run, busy, problem } = useFlag();
  const { sent, keep } = useSentFlag(worksheetId, questionNumber);
  const [ticked, setTicked] = useState<Partial<Record<TickName, boolean>>>({});
  const [comments, setComments] = useState('');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await run({ worksheetId, questionNumber, ...ticked, userComments: comments }))) return;
    keep({ ticked: tickNames.filter((name) => ticked[name]).map((name) => ticks[name]), comment: comments.trim() });
    onClose();
  };
  return (
    <form className="form" onSubmit={(event) => void send(event)}>
      {flagged && <SentNote flag={sent()} />}
      <p className="soft">Somebody who writes our questions looks at every flag. All of this is optional.</p>
      <div>
        {tickNames.map((name) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={ticked[name] ?? false}
              onChange={(event) => setTicked({ ...ticked, [name]: event.target.checked })}
            />
            <span>{ticks[name]}</span>
          </label>
        ))}
      </div>
      <div className="field">
        <label htmlFor="flag-comments">
          Comment <span className="soft">(optional)</span>
        </label>
        <textarea
          id="flag-comments"
          rows={3}
          maxLength={LONGEST}
          value={comments}
          onChange={(event) => setComments(event.target.value)}
        />
        <Room written={comments.length} most={LONGEST} />
      </div>
      {problem && <ProblemNote problem={problem} safe="What you wrote is still here." />}
      <SendButton busy={busy}>{flagged ? 'Send it again' : 'Send flag'}</SendButton>
    </form>
  );
}

/** That somebody has been told already, and of what. */
function SentNote({ flag }: { readonly flag: SentFlag | null }) {
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
