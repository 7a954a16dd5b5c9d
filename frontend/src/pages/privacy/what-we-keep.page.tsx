import { Link } from 'react-router-dom';
import { WhatWePassedOn } from '../../parts/advertising/what-we-passed-on';
import { day, time } from '../../parts/dates';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { TileSkeleton } from '../../parts/page/skeleton';
import { ParentsOnly } from '../../parts/parents-door/parents-only';
import { counted } from '../../parts/words';
import { useMyPrivacy, type Kept, type MyPrivacy } from './api';
import { Copies } from './copies';
import { Erasing } from './erasing';
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
            <KeptOf title="Of you" kept={privacy.account} />
            {privacy.children.map((child) => (
              <KeptOf key={child.learnerId} title={`Of ${nameOf(child)}`} kept={child.kept} />
            ))}
            <WhoAndHowLong />
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

function leadOf({ account, children }: MyPrivacy): string {
  const all = sumOf(account) + children.reduce((sum, { kept }) => sum + sumOf(kept), 0);
  return `${all.toLocaleString('en-GB')} entries, of you and ${counted(children.length, 'child', 'children')}. Nothing else is kept of your family.`;
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

function WhoAndHowLong() {
  return (
    <section className="card stack">
      <h2>Who sees it, and for how long</h2>
      <ul>
        <li>You do, behind your password. A child sees their own work.</li>
        <li>
          People who look after the service see what they need for it. Each look is written down, and stands below.
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

const shownWords: Readonly<Record<MyPrivacy['looks'][number]['shown'], string>> = {
  account: 'your account: its roles and where it is logged in',
  events: 'the log of something you did; names and answers are encrypted there',
  names: 'which entries there are in the log, by their numbers',
  users: 'the list of all accounts',
  'users file': 'a file of the list of accounts, which was taken away',
};

function Looks({ privacy: { looks, looksAsChild, children } }: { readonly privacy: MyPrivacy }) {
  const names = new Map(children.map((child) => [child.learnerId, nameOf(child)]));
  return (
    <section className="card stack">
      <h2>Who of us looked</h2>
      {looks.length + looksAsChild.length === 0 ? (
        <p>Nobody has looked at what is written of you.</p>
      ) : (
        <ul>
          {looksAsChild.map(({ learnerId, beganAt, endsAt }) => (
            <li key={`${learnerId} ${beganAt}`}>
              {day(beganAt)}: somebody who looks after the service saw the pages of {names.get(learnerId)} as they see
              them, from {time(beganAt)} to {time(endsAt)}. Nothing could be changed.
            </li>
          ))}
          {looks.map(({ shown, lastAt, times }) => (
            <li key={`${shown} ${lastAt}`}>
              {day(lastAt)}: somebody who looks after the service saw {shownWords[shown]}
              {times > 1 && `, on ${counted(times, 'day')} in all`}.
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
