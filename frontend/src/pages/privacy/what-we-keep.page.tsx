import { Link } from 'react-router-dom';
import { WhatWePassedOn } from '../../parts/advertising/what-we-passed-on';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { TileSkeleton } from '../../parts/page/skeleton';
import { ParentsOnly } from '../../parts/parents-door/parents-only';
import { counted } from '../../parts/words';
import { useMyPrivacy, type Kept, type MyPrivacy } from './api';
import { Copies } from './copies';
import { Erasing } from './erasing';
import { Looks } from './looks';
import { nameOf } from './names';
import './privacy.css';

/** What is kept of a family, for its parents: in figures, to take along, or to be erased. */
export default function WhatWeKeepPage() {
  return (
    <ParentsOnly title="What we keep">
      <Whole />
    </ParentsOnly>
  );
}

function Whole() {
  const answer = useMyPrivacy();
  return (
    <div className="stack what-we-keep">
      <PageHeading title="What we keep" />
      <Shown answer={answer} skeleton={<TileSkeleton tiles={3} />}>
        {(privacy) => (
          <>
            <p className="lead">{leadOf(privacy)}</p>
            <NotCounted privacy={privacy} />
            <KeptOf title="Of you" kept={privacy.account} />
            {privacy.address.length > 0 && <KeptOf title={`Under ${privacy.email} alone`} kept={privacy.address} />}
            {privacy.children.map((child) => (
              <KeptOf key={child.learnerId} title={`Of ${nameOf(child)}`} kept={child.kept} />
            ))}
            <WhoAndHowLong otherParents={privacy.otherParents} />
            <Looks privacy={privacy} />
            <WhatWePassedOn />
            <Copies privacy={privacy} />
            <Erasing privacy={privacy} />
          </>
        )}
      </Shown>
    </div>
  );
}

const sumOf = (kept: readonly Kept[]) => kept.reduce((sum, { count }) => sum + count, 0);

function leadOf({ account, address, children }: MyPrivacy): string {
  const all = sumOf(account) + sumOf(address) + children.reduce((sum, { kept }) => sum + sumOf(kept), 0);
  return `We keep ${counted(all, 'entry', 'entries')}, of you and ${counted(children.length, 'child', 'children')}.`;
}

/** What the figures leave out, so that nobody takes them for more than they are. */
function NotCounted({ privacy }: { readonly privacy: MyPrivacy }) {
  const { email, isAddressConfirmed, otherParents, childrenAside } = privacy;
  return (
    <>
      <p>
        Not counted are our log, from which all of this is made and in which it is encrypted; copies made against loss;
        and what Stripe keeps of payments.
      </p>
      {otherParents > 0 && (
        <p>
          {otherParents === 1 ? 'Another parent belongs' : `${otherParents} other parents belong`} to your family. What
          is kept of an account of their own is shown to them alone, and is not counted here.
        </p>
      )}
      {childrenAside > 0 && (
        <p>
          {counted(childrenAside, 'child', 'children')} of your own, left aside when you joined this family, are not
          counted here. You see them again when you leave it.
        </p>
      )}
      {!isAddressConfirmed && (
        <p>
          Whether {email} stands anywhere else, on our mailing list for instance, is shown and copied once you have
          confirmed that the address is yours.
        </p>
      )}
    </>
  );
}

function KeptOf({ title, kept }: { readonly title: string; readonly kept: readonly Kept[] }) {
  return (
    <details className="card kept">
      <summary>
        <h2>{title}</h2>
        <span className="soft">{counted(sumOf(kept), 'entry', 'entries')}</span>
      </summary>
      <ul>
        {kept.map(({ table, words, count, named }) => (
          <li key={table}>
            <span>{words}</span>
            <b>{count.toLocaleString('en-GB')}</b>
            {named > 0 && <small className="soft">{named.toLocaleString('en-GB')} of them encrypted in our log</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function WhoAndHowLong({ otherParents }: Pick<MyPrivacy, 'otherParents'>) {
  return (
    <section className="card stack">
      <h2>Who sees it, and for how long</h2>
      <ul>
        <li>
          You do, behind your password.
          {otherParents > 0 && ' So does every other parent of your family, but for what is of your own account.'} A
          child sees their own work.
        </li>
        <li>
          People who look after the service see what they need for it: accounts, payments, bookings, flagged questions.
          Looks at accounts, at lists of them, at the log and at a child’s pages are written down, and stand below.
        </li>
        <li>Stripe has your e-mail address and your card where you pay. It learns nothing of your child.</li>
        <li>It is kept for as long as you have your account. What you have erased is gone after a fortnight.</li>
      </ul>
      <p>
        More in the <Link to="/privacy">privacy notice</Link>.
      </p>
    </section>
  );
}
