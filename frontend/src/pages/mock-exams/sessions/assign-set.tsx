import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { useAssignSet, useSetsFor, type Session, type SetToChoose } from './api';
import { whenWords } from './when-words';
import { WhoSat } from './who-sat';

interface AssignSetProps {
  readonly session: Session;
  readonly onOver: () => void;
}

const faultWords: Readonly<Record<SetToChoose['faults'][number], string>> = {
  'not published': 'It has not been published yet.',
  'not two papers': 'It has to have two papers.',
  'other type': 'Families were told that this session is of another type.',
  'in use': 'Another session sits it at that time.',
};

/** The sets that this session can be given; of each of the others, why not. */
export function AssignSet({ session, onOver }: AssignSetProps) {
  const answer = useSetsFor(session.mockExamSessionId);
  const { run, busy, problem } = useAssignSet();
  const assign = async (mockExamSetId: string) => {
    if (await run({ mockExamSessionId: session.mockExamSessionId, mockExamSetId })) onOver();
  };
  return (
    <Dialog title={`Assign Set: ${whenWords(session)}`} open onClose={onOver} end="Cancel">
      {problem && <ProblemNote problem={problem} undone="The session has the set that it had." />}
      <Shown answer={answer}>
        {({ sets }) =>
          sets.length === 0 ? (
            <p>There is no mock exam set yet. Write and publish one first.</p>
          ) : (
            <>
              <p className="small soft">
                Of each set stands here who of those who have booked has sat it before. Whoever has sat the set that is
                assigned cannot look at its answers again until this session is over.
              </p>
              <ul className="session-sets">
                {sets.map((set) => (
                  <li key={set.mockExamSetId}>
                    <span>
                      <b>{set.examSetName}</b> <span className="soft">{set.mockExamType}</span>
                      {set.isAssigned && <span className="session-tag">Assigned</span>}
                      {set.faults.map((fault) => (
                        <span key={fault} className="small soft session-fault">
                          {faultWords[fault]}
                        </span>
                      ))}
                      <WhoSat set={set} booked={session.mockExamUsers} />
                    </span>
                    {set.faults.length === 0 && (
                      <button
                        type="button"
                        className="btn low pale"
                        aria-disabled={busy}
                        onClick={() => void (busy ? undefined : assign(set.mockExamSetId))}
                      >
                        {set.isAssigned ? 'Take what is published now' : 'Assign'}
                        <span className="read-aloud"> {set.examSetName}</span>
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Shown>
    </Dialog>
  );
}
