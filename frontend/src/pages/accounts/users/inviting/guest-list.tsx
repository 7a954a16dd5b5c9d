import { useState } from 'react';
import { day, exactly } from '../../../../parts/dates';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../../parts/form/fields';
import { useForm } from '../../../../parts/form/use-form';
import { ShowMore } from '../../../../parts/list/show-more';
import { ProblemNote } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useGuests, useInviteAgain, useWithdrawGuest, type Guest } from '../people-api';
import { reasonRule } from '../reason-rule';

/** Who was invited, the newest first; what is open can be sent again or taken back. */
export function GuestList() {
  const guests = useGuests();
  const [withdraws, setWithdraws] = useState<Guest>();
  const [sent, setSent] = useState<string>();
  const again = useInviteAgain();
  const sendAgain = async ({ invitationId, email }: Guest) => {
    setSent(undefined);
    if (await again.run({ invitationId })) setSent(`A new link is on its way to ${email ?? 'them'}.`);
  };
  return (
    <>
      {guests.problem && <ProblemNote problem={guests.problem} again={guests.again} />}
      {again.problem && <ProblemNote problem={again.problem} undone="No mail was sent." />}
      <p role="status" className={sent === undefined ? 'read-aloud' : 'notice good'}>
        {sent}
      </p>
      {guests.data?.rows.length === 0 && <p className="soft">Nobody has been invited yet.</p>}
      <ul className="user-rows">
        {guests.data?.rows.map((guest) => (
          <Row
            key={guest.invitationId}
            guest={guest}
            busy={again.busy}
            onAgain={() => void sendAgain(guest)}
            onWithdraw={() => setWithdraws(guest)}
          />
        ))}
      </ul>
      <ShowMore pages={guests} things="invitations" />
      {withdraws && <Withdrawing guest={withdraws} onOver={() => setWithdraws(undefined)} />}
    </>
  );
}

interface RowProps {
  readonly guest: Guest;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onWithdraw: () => void;
}

function Row({ guest, busy, onAgain, onWithdraw }: RowProps) {
  const whose = guest.email ?? 'somebody who is forgotten';
  return (
    <li>
      <span>
        <b className="user-address">{whose}</b> as {guest.as}
        {givenTo(guest) !== '' && (
          <>
            <br />
            {givenTo(guest)}
          </>
        )}
        <br />
        <span className="soft">
          {stateOf(guest)}. Invited on {day(guest.invitedAt)} by {guest.invitedBy};{' '}
          {counted(guest.mails, 'mail', 'mails')}.
        </span>
      </span>
      {guest.state === 'open' && (
        <span className="user-buttons">
          <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => !busy && onAgain()}>
            Send again<span className="read-aloud"> to {whose}</span>
          </button>
          <button type="button" className="btn low pale" onClick={onWithdraw}>
            Withdraw…<span className="read-aloud"> the invitation of {whose}</span>
          </button>
        </span>
      )}
    </li>
  );
}

/** Whose child it is for, and what was given with it. */
function givenTo({ parentName, childName, sessions, allFrom, allUntil }: Guest): string {
  const who = [
    ...(parentName === null ? [] : [`Parent ${parentName}`]),
    ...(childName === null ? [] : [`child ${childName}`]),
  ];
  const what = [
    ...(sessions === 0 ? [] : [counted(sessions, 'mock exam date')]),
    ...(allFrom === null
      ? []
      : [`all mock exams from ${day(allFrom)}${allUntil === null ? '' : ` to ${lastDay(allUntil)}`}`]),
  ];
  return [who.join(', '), what.join(' and ')].filter((part) => part !== '').join(': ');
}

/** An end is exclusive: the day before it is the last. */
const lastDay = (until: string) => day(Date.parse(until) - 1);

function stateOf({ state, expiresAt, withdrawnBy, withdrawnAt }: Guest): string {
  if (withdrawnBy !== null && withdrawnAt !== null) return `Withdrawn on ${day(withdrawnAt)} by ${withdrawnBy}`;
  if (state !== 'open') return { accepted: 'Accepted', withdrawn: 'Withdrawn', forgotten: 'Never taken up' }[state];
  return Date.parse(expiresAt) < Date.now() ? 'Its link has ended' : `Open until ${exactly(expiresAt)}`;
}

function Withdrawing({ guest, onOver }: { readonly guest: Guest; readonly onOver: () => void }) {
  const { run, busy, problem } = useWithdrawGuest();
  const form = useForm({
    name: `withdraw-${guest.invitationId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: { readonly reason: string }) => {
    if (await run({ invitationId: guest.invitationId, reason: reason.trim() })) onOver();
  };
  return (
    <Dialog title="Withdraw the invitation?" open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p className="user-words">
          The link that {guest.email} has is good no more, and what is known of them is forgotten, the reason with it.
          That you withdrew it, and when, stays in the list.
        </p>
        <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
        {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
        <SendButton busy={busy}>Withdraw</SendButton>
      </form>
    </Dialog>
  );
}
