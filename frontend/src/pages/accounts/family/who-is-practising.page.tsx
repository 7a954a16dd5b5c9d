import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useChooseLearner } from '../../../client/family';
import { useDoorMinutes } from '../../../client/parents-door';
import { session, useSession, type Session } from '../../../client/session';
import { leave } from '../../../client/sign-in';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote } from '../../../parts/page/shown';
import { DoorForm } from '../../../parts/parents-door/door-form';
import { DoorPicture } from '../../../parts/parents-door/parents-only';
import { schoolYear } from '../../../parts/school-year';
import { FAMILY, landingFor, safeReturn } from '../../../rooms/access';
import { useMyFamily, type Family } from './api';
import { RingedBird } from './ringed-bird';
import './family.css';

/** Siblings say who they are, without a password; and their parents go through a door of their own. */
export default function WhoIsPractisingPage() {
  const here = useSession();
  const family = useMyFamily().data;
  const { choose, busy, problem } = useChooseLearner();
  const navigate = useNavigate();
  const back = safeReturn(useSearchParams()[0].get('returnTo'));
  if (!here) return null;

  const pick = async (learnerId: string) => {
    const before = session.practisedLast();
    if (!(await choose(learnerId))) return;
    // The page that was asked for is that of whoever practised here before: another child begins at the beginning.
    const isTheirs = before === undefined || before === learnerId;
    await navigate((isTheirs ? back : undefined) ?? landingFor(here.roles), { replace: true });
  };

  return (
    <div className="who">
      <PageHeading title="Who is practising?" />
      <p className="soft who-family">{familyWords(family)}</p>
      {problem && <ProblemNote problem={problem} safe="Every answer that was given is kept on this device." />}
      <ul className="who-children">
        {here.learners.map((child, nth) => (
          <li key={child.learnerId}>
            <button
              type="button"
              className="card who-child"
              aria-disabled={busy}
              onClick={() => void pick(child.learnerId)}
            >
              <RingedBird nth={nth} />
              <span className="who-name">{child.childName.trim() || 'My first child'}</span>
              <span className="soft">{aboutOf(child.learnerId, here, family)}</span>
            </button>
          </li>
        ))}
      </ul>
      <DoorHere />
      <p className="small soft who-else">
        Children need no password on this device.{' '}
        <Link to="/auth/individual-login" onClick={() => leave()}>
          Somebody else? Log in
        </Link>
      </p>
    </div>
  );
}

function DoorHere() {
  const isOpen = useDoorMinutes() > 0;
  const navigate = useNavigate();
  const toFamily = () => void navigate(FAMILY);
  return (
    <section className="card door-card" aria-label="Parents’ door">
      <DoorPicture />
      <div>
        <h2>Parents’ door</h2>
        <p className="soft">The family, reports and settings.</p>
      </div>
      {isOpen ? (
        <Link className="btn quiet" to={FAMILY}>
          Go to the family
        </Link>
      ) : (
        <DoorForm name="who-door" onOpen={toFamily} />
      )}
    </section>
  );
}

function familyWords(family: Family | undefined): string {
  const name = family?.parentLastName.trim() ?? '';
  return name === '' ? 'On this device' : `The ${name} family, on this device`;
}

function aboutOf(learnerId: string, here: Session, family: Family | undefined): string {
  const bornOn = family?.children.find((child) => child.learnerId === learnerId)?.bornOn ?? null;
  const year = schoolYear(bornOn, today());
  const isHere = here.asksWho !== true && here.learnerId === learnerId;
  return [year, isHere ? 'here now' : undefined].filter((words) => words !== undefined).join(', ') || '\u00a0';
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const today = () => londonDay.format(Date.now());
