import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShutDoor } from '../../client/family';
import { useDoorMinutes } from '../../client/parents-door';
import { PageHeading } from '../page/page-heading';
import { counted } from '../words';
import door from './door.svg';
import { DoorForm } from './door-form';
import './parents-door.css';

interface ParentsOnlyProps {
  /** Of the page behind it. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that a child at the keyboard does not reach: while the parents' door is shut it asks for the password. */
export function ParentsOnly({ title, children }: ParentsOnlyProps) {
  const minutes = useDoorMinutes();
  if (minutes === 0) return <ShutDoor title={title} />;
  return (
    <>
      <OpenDoor minutes={minutes} />
      {children}
    </>
  );
}

function ShutDoor({ title }: { readonly title: string }) {
  return (
    <div className="stack shut-door">
      <PageHeading title={title} />
      <section className="card door-card" aria-label="Parents’ door">
        <DoorPicture />
        <div>
          <h2>Parents’ door</h2>
          <p className="soft">This page is for parents. The password opens it for 15 minutes in this browser.</p>
        </div>
        <DoorForm name="parents-door" />
      </section>
      <p>
        <Link to="/app/dashboard">Back to my progress</Link>
      </p>
    </div>
  );
}

function OpenDoor({ minutes }: { readonly minutes: number }) {
  const { shut, busy } = useShutDoor();
  return (
    <p className="open-door small">
      <span>The parents’ door is open for {counted(minutes, 'minute')}.</span>
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => void shut()}>
        Close the parents’ door
      </button>
    </p>
  );
}

export const DoorPicture = () => <img className="door-picture" src={door} width={56} height={68} alt="" />;
