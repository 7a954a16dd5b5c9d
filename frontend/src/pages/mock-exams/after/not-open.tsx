import { moment } from '../../../parts/dates';
import type { Standing } from './api';

/** Why the answers cannot be looked at now, and when they can. */
export function NotOpen({ review: { state, opensAt, isClosedAgain } }: { readonly review: Standing }) {
  if (state === 'open') return null;
  if (state === 'ended') return <Ended />;
  const when = opensAt === null ? 'later' : moment(opensAt);
  return (
    <section className="card after-wait" aria-label="When the answers open">
      <h2>{isClosedAgain ? 'The answers are closed for a while' : `The answers open ${when}`}</h2>
      {isClosedAgain ? (
        <p>
          More children are going to sit the same questions. So that it is fair for them, nobody sees the answers until
          they are done. You have done nothing wrong, and nothing of yours is lost: everything is here again from {when}
          .
        </p>
      ) : (
        <p>
          Other children sit the same questions until then. So that it is fair for everybody, nobody sees the answers
          before. Nothing of yours is lost meanwhile.
        </p>
      )}
    </section>
  );
}

const Ended = () => (
  <section className="card after-wait" aria-label="No longer open">
    <h2>These answers are no longer open</h2>
    <p>
      An exam that was paid for by itself can be looked at until the day that stood beside it, and every exam for as
      long as a mock exam subscription lasts. That you sat it stays in your list.
    </p>
  </section>
);
