import { session, useLostFamily } from '../../client/session';

/** For a parent whom another has taken out of their family: what is on the screen has changed without a press of theirs. */
export function LostFamily() {
  if (!useLostFamily()) return null;
  return (
    <section className="notice confirm-address" aria-label="For a parent">
      <div role="status">
        <p>
          <b>You no longer belong to the family that you saw here.</b>
        </p>
        <p>
          The parent who began it has taken you out, and we have written to you about it. This is your own account, with
          all that was in it before; the children of that family stay there, with all that they have done.
        </p>
      </div>
      <button type="button" className="btn pale" onClick={session.readOfLostFamily}>
        I have read it
      </button>
    </section>
  );
}
