import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { schoolYear } from '../../../parts/school-year';
import { tellSession, useArchiveChild, useChangeChild, useRestoreChild, type Child } from './api';
import { ChargedStill } from './charged-still';
import { ChildForm } from './child-form';
import { RingedBird } from './ringed-bird';

interface ChildCardProps {
  readonly child: Child;
  readonly nth: number;
  /** Somebody must be left to practise. */
  readonly isOnly: boolean;
}

/** One who practises: what is said of them, and what can be done about it. */
export function ChildCard({ child, nth, isOnly }: ChildCardProps) {
  const [doing, setDoing] = useState<'change' | 'archive'>();
  const close = () => setDoing(undefined);
  const name = nameOf(child);
  return (
    <li className="card child-card">
      <RingedBird nth={nth} small />
      <div className="child-about">
        <h2>{name}</h2>
        <p className="soft small">{aboutOf(child)}</p>
      </div>
      <div className="child-buttons">
        <button type="button" className="btn low pale" aria-label={`Change ${name}`} onClick={() => setDoing('change')}>
          Change
        </button>
        {!isOnly && (
          <button
            type="button"
            className="btn low plain"
            aria-label={`Put ${name} away`}
            onClick={() => setDoing('archive')}
          >
            Put away
          </button>
        )}
      </div>
      <ChangeDialog child={child} open={doing === 'change'} onClose={close} />
      <ArchiveDialog child={child} open={doing === 'archive'} onClose={close} />
    </li>
  );
}

interface AboutChild {
  readonly child: Child;
  readonly open: boolean;
  readonly onClose: () => void;
}

function ChangeDialog({ child, open, onClose }: AboutChild) {
  const command = useChangeChild();
  const send = async (said: { readonly name: string; readonly bornOn?: string }) => {
    const reply = await command.run({ learnerId: child.learnerId, ...said });
    if (!reply) return false;
    void tellSession();
    onClose();
    return true;
  };
  return (
    <Dialog title={`Change ${nameOf(child)}`} open={open} onClose={onClose}>
      <ChildForm child={child} command={command} send={send} />
    </Dialog>
  );
}

function ArchiveDialog({ child, open, onClose }: AboutChild) {
  const { run, busy, problem } = useArchiveChild();
  const archive = async () => {
    if (!(await run({ learnerId: child.learnerId }))) return;
    void tellSession();
    onClose();
  };
  return (
    <Dialog title={`Put ${nameOf(child)} away?`} open={open} onClose={onClose} end="Cancel">
      <p>
        They can no longer be chosen to practise. Their worksheets, stars and mistakes stay, and so does their name.
      </p>
      <p>Their places in free mock exams to come are given back. You can bring them back here at any time.</p>
      <ChargedStill learnerId={child.learnerId} name={nameOf(child)} />
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void archive()}>
        Put away
      </button>
    </Dialog>
  );
}

/** One who was put away. */
export function ArchivedChild({ child }: { readonly child: Child }) {
  const { run, busy, problem } = useRestoreChild();
  const restore = async () => {
    if (await run({ learnerId: child.learnerId })) void tellSession();
  };
  return (
    <li className="archived-child">
      <div className="row between">
        <span>
          <b>{nameOf(child)}</b>
          {child.archivedAt !== null && <span className="soft">, put away on {day(child.archivedAt)}</span>}
        </span>
        <button
          type="button"
          className="btn low pale"
          aria-label={`Bring ${nameOf(child)} back`}
          aria-disabled={busy}
          onClick={() => void restore()}
        >
          Bring back
        </button>
      </div>
      <ChargedStill learnerId={child.learnerId} name={nameOf(child)} />
      {problem && <ProblemNote problem={problem} />}
    </li>
  );
}

export const nameOf = ({ name }: Child) => name?.trim() || 'My first child';

function aboutOf({ bornOn }: Child): string {
  if (bornOn === null) return 'No date of birth given';
  const year = schoolYear(bornOn, londonDay.format(Date.now()));
  const born = `born ${day(bornOn)}`;
  return year === undefined ? `B${born.slice(1)}` : `${year}, ${born}`;
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
