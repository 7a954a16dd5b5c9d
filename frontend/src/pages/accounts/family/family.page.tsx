import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_CHILDREN } from 'schemas/accounts/family.contract';
import { useSession } from '../../../client/session';
import { WhatWePassedOn } from '../../../parts/advertising/what-we-passed-on';
import { Dialog } from '../../../parts/dialog/dialog';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { TileSkeleton } from '../../../parts/page/skeleton';
import { ParentsOnly } from '../../../parts/parents-door/parents-only';
import { counted } from '../../../parts/words';
import { WHO_IS_PRACTISING } from '../../../rooms/access';
import { tellSession, useAddChild, useChildrenToGo, useMyFamily, type Child, type Family } from './api';
import { ArchivedChild, ChildCard, nameOf } from './child-card';
import { ChildForm } from './child-form';
import { DayOfAll } from './day-of-all';
import { ParentsSection } from './parents-section';
import { ToBeErased } from './to-be-erased';
import './family.css';

/** Who is of the family, for the parents. */
export default function FamilyPage() {
  return (
    <ParentsOnly title="Your family">
      <Whole />
    </ParentsOnly>
  );
}

function Whole() {
  const family = useMyFamily();
  return (
    <div className="stack family">
      <PageHeading title="Your family" />
      <ToBeErased />
      <Shown answer={family} skeleton={<TileSkeleton tiles={3} />}>
        {(whole) => <Children family={whole} />}
      </Shown>
      <ParentsSection />
      <WhatWePassedOn />
    </div>
  );
}

function Children({ family: { children } }: { readonly family: Family }) {
  const practising = children.filter(({ archivedAt }) => archivedAt === null);
  const away = children.filter(({ archivedAt }) => archivedAt !== null);
  const toGo = useChildrenToGo();
  const left = practising.filter(({ learnerId }) => !toGo.has(learnerId));
  return (
    <>
      <p className="lead">{leadOf(practising)}</p>
      {practising.length > 1 && <DayOfAll />}
      <ul className="children">
        {practising.map((child, nth) => (
          <ChildCard key={child.learnerId} child={child} nth={nth} isOnly={left.every((one) => one === child)} />
        ))}
      </ul>
      {practising.length > 1 && <WhoMustStay left={left} />}
      <div className="row">
        <AddChild isFull={practising.length >= MOST_CHILDREN} />
        <WhoLink />
      </div>
      {away.length > 0 && (
        <section className="card stack" aria-labelledby="put-away">
          <h2 id="put-away">Put away</h2>
          <ul className="archived">
            {away.map((child) => (
              <ArchivedChild key={child.learnerId} child={child} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Said where a button is missing that one looks for: whoever is to be erased is not left to practise. */
function WhoMustStay({ left }: { readonly left: readonly Child[] }) {
  if (left.length > 1) return null;
  const [last] = left;
  return (
    <p className="soft">
      {last ? `${nameOf(last)} is the only child who is not to be erased` : 'All who practise here are to be erased'},
      and somebody must be left to practise. Before you put {last ? nameOf(last) : 'one of them'} away, keep another
      child, bring one back or add one.
    </p>
  );
}

function leadOf(practising: Family['children']): string {
  const { length: count, 0: first } = practising;
  if (count === 1 && (first?.name ?? '').trim() === '')
    return 'Nobody has said yet who practises here. Press “Change” to give your first child a name: they get worksheets and progress of their own.';
  if (count === 1) return 'One child practises here. A brother or sister gets worksheets and progress of their own.';
  return `${counted(count, 'child', 'children')} practise here, each with worksheets and progress of their own.`;
}

function WhoLink() {
  const several = (useSession()?.learners.length ?? 0) > 1;
  if (!several) return null;
  return (
    <Link className="btn pale" to={WHO_IS_PRACTISING}>
      Who is practising?
    </Link>
  );
}

function AddChild({ isFull }: { readonly isFull: boolean }) {
  const [open, setOpen] = useState(false);
  const command = useAddChild();
  const send = async (said: { readonly name: string; readonly bornOn?: string }) => {
    if (!(await command.run(said))) return false;
    void tellSession();
    setOpen(false);
    return true;
  };
  if (isFull)
    return (
      <p className="notice">
        {MOST_CHILDREN} children can practise at a time. To add another, put one away who practises no longer.
      </p>
    );
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Add a child
      </button>
      <Dialog title="Add a child" open={open} onClose={() => setOpen(false)}>
        <ChildForm command={command} send={send} />
      </Dialog>
    </>
  );
}
