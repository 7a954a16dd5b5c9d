import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { useEndAllSessions, useGrantRole, useRevokeRole, type FoundAccount, type RoleName } from './api';
import { roleWords } from './role-words';

/** What an admin is about to change. */
export type Intent = { readonly kind: 'give' | 'take'; readonly role: RoleName } | { readonly kind: 'end sessions' };

interface ConfirmationProps {
  readonly account: FoundAccount;
  readonly intent: Intent;
  /** With what has been done, or nothing. */
  readonly onOver: (words?: string) => void;
}

/** Asks before anything is changed; what the server refuses is told here. */
export function Confirmation({ account, intent, onOver }: ConfirmationProps) {
  const { change, busy, problem } = useChange(account, intent);
  const { title, text, button, done } = wordsOf(intent, account.email);
  const confirm = async () => {
    if (await change()) onOver(done);
  };
  return (
    <Dialog title={title} open onClose={() => onOver()}>
      <p className="user-words">{text}</p>
      {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
      <div className="user-buttons">
        <button type="button" className="btn low" aria-disabled={busy} onClick={() => !busy && void confirm()}>
          {busy ? 'One moment…' : button}
        </button>
        <button type="button" className="btn low pale" onClick={() => onOver()}>
          Leave it
        </button>
      </div>
    </Dialog>
  );
}

function useChange({ accountId }: FoundAccount, intent: Intent) {
  const give = useGrantRole();
  const take = useRevokeRole();
  const end = useEndAllSessions();
  if (intent.kind === 'end sessions') return { ...end, change: () => end.run({ accountId }) };
  const command = intent.kind === 'give' ? give : take;
  return { busy: command.busy, problem: command.problem, change: () => command.run({ accountId, role: intent.role }) };
}

function wordsOf(intent: Intent, email: string) {
  if (intent.kind === 'end sessions')
    return {
      title: 'End all sessions?',
      text: `${email} is logged out in every browser within three seconds. Answers that are not saved yet stay on the device until the next log-in.`,
      button: 'End all sessions',
      done: `${email} has been logged out everywhere.`,
    };
  const { title, does } = roleWords[intent.role];
  if (intent.kind === 'give')
    return {
      title: `Give the role ${title}?`,
      text: `From then on ${email} ${does}.`,
      button: 'Give it',
      done: `${email} has the role ${title} now.`,
    };
  return {
    title: `Take away the role ${title}?`,
    text: `${email} loses it within three seconds, in the middle of whatever is open. It can be given back here.`,
    button: 'Take it away',
    done: `${email} no longer has the role ${title}.`,
  };
}
