import { useLocation } from 'react-router-dom';
import { useSession } from '../../client/session';
import { SendConfirmation } from '../../parts/account/send-confirmation';
import { useTrial } from './trial';

/** For the parent, from the first minute: the address waits to be confirmed, and what happens when. Never beside a question. */
export function ConfirmAddress() {
  const { confirmEmailBy } = useTrial();
  const email = useSession()?.email;
  const isAnswering = new URLSearchParams(useLocation().search).has('worksheet');
  if (isAnswering || confirmEmailBy === null || confirmEmailBy === undefined) return null;
  return (
    <section className="notice confirm-address" aria-label="For a parent">
      <div>
        <p>
          <b>For a parent: please open the link in the mail we sent to {email}.</b>
        </p>
        <p>{whatHappens(confirmEmailBy, londonDay.format(Date.now()))}</p>
      </div>
      <SendConfirmation />
    </section>
  );
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** `today` and `by` as `2026-11-22`. */
export function whatHappens(by: string, today: string): string {
  return today <= by
    ? 'Everything works today. From tomorrow on, new worksheets start once the link has been opened.'
    : 'New worksheets start again as soon as the link has been opened. Those already begun can be finished, and nothing is lost.';
}
