import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useEndAllSessions, useGrantRole, useRevokeRole, type FoundAccount, type RoleName } from './api';
import { reasonRule } from './reason-rule';
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
  const form = useForm({
    name: `confirm-${account.accountId}-${intent.kind === 'end sessions' ? 'sessions' : intent.role}`,
    initial: { reason: '' },
    rules: intent.kind === 'give' ? {} : { reason: reasonRule },
    passing: true,
  });
  const confirm = async ({ reason }: { readonly reason: string }) => {
    if (await change(reason.trim())) onOver(done);
  };
  return (
    <Dialog title={title} open onClose={() => onOver()}>
      <form className="form" noValidate onSubmit={form.submit(confirm)}>
        <p className="user-words">{text}</p>
        {intent.kind !== 'give' && (
          <Field
            field={form.field('reason')}
            label="Why"
            autoComplete="off"
            most={300}
            hint="It stands in the account’s history."
          />
        )}
        {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
        <SendButton busy={busy} cancel="Leave it">
          {button}
        </SendButton>
      </form>
    </Dialog>
  );
}

function useChange({ accountId }: FoundAccount, intent: Intent) {
  const give = useGrantRole();
  const take = useRevokeRole();
  const end = useEndAllSessions();
  if (intent.kind === 'end sessions') return { ...end, change: (reason: string) => end.run({ accountId, reason }) };
  const { kind, role } = intent;
  const { busy, problem } = kind === 'give' ? give : take;
  const change = (reason: string) =>
    kind === 'give' ? give.run({ accountId, role }) : take.run({ accountId, role, reason });
  return { busy, problem, change };
}

function wordsOf(intent: Intent, email: string) {
  if (intent.kind === 'end sessions')
    return {
      title: 'End all sessions?',
      text: `${email} is logged out in every browser within three seconds. Answers that are not saved yet stay on the device until the next log-in.`,
      button: 'End all sessions',
      done: `${email} has been logged out everywhere.`,
    };
  const { title, does } = roleWords(intent.role);
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
