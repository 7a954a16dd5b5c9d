import { Link } from 'react-router-dom';
import type { Problem } from '../../../../client/problem';
import { Dialog } from '../../../../parts/dialog/dialog';
import { ProblemNote, Shown } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useOpenForm } from '../addresses';
import { keyAddress } from '../../keys/places';
import { useChecked, useOutline, usePublishSet, useVersions, type Checked, type ExamSet } from '../api';
import { FindingList, isMust } from './finding-list';

/** Leads to publishing, and says beforehand what stands in its way. */
export function PublishButton({ set }: { readonly set: ExamSet }) {
  const { form, open, close } = useOpenForm();
  const musts = useChecked(set.mockExamSetId).data?.findings.filter(isMust).length ?? 0;
  return (
    <>
      <button type="button" className={musts > 0 ? 'btn pale' : 'btn'} onClick={() => open('publish')}>
        Publish…
      </button>
      {musts > 0 && (
        <span className="small is-must publish-why">
          <span aria-hidden="true">■ </span>
          {counted(musts, 'thing')} to put right before it can be published
        </span>
      )}
      {form === 'publish' && <PublishSet set={set} onClose={close} />}
    </>
  );
}

/** What would be published, and how it differs from what was published last. */
function PublishSet({ set, onClose }: { readonly set: ExamSet; readonly onClose: () => void }) {
  const { mockExamSetId, examSetName } = set;
  const answer = useChecked(mockExamSetId);
  const outline = useOutline(mockExamSetId).data;
  return (
    <Dialog title={`Publish ${examSetName}`} open onClose={onClose} end="Cancel">
      <Shown answer={answer}>
        {(checked) =>
          checked.isReady ? (
            <Ready set={set} checked={checked} onAgain={answer.again} onClose={onClose} />
          ) : (
            <>
              <p>
                {counted(checked.findings.filter(isMust).length, 'thing has', 'things have')} to be put right first.
              </p>
              <FindingList findings={checked.findings.filter(isMust)} outline={outline} />
            </>
          )
        }
      </Shown>
    </Dialog>
  );
}

interface ReadyProps {
  readonly set: ExamSet;
  readonly checked: Checked;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

function Ready({ set, checked: { findings, changes }, onAgain, onClose }: ReadyProps) {
  const { mockExamSetId, setVersion } = set;
  const { run, busy, problem } = usePublishSet();
  const publish = async () => {
    if (await run({ mockExamSetId })) onClose();
    else onAgain();
  };
  if (setVersion > 0 && changes.length === 0)
    return <p>Nothing has changed since version {setVersion}: there is nothing to publish.</p>;
  return (
    <>
      <p>
        This freezes its exams as version {setVersion + 1}. Sessions that have an earlier version keep it, and what was
        sat never changes.
      </p>
      {setVersion > 0 && <Changes title={`What differs from version ${setVersion}`} changes={changes} />}
      {findings.length > 0 && (
        <p className="soft">{counted(findings.length, 'thing is', 'things are')} odd, and may stay.</p>
      )}
      {problem && <Refused problem={problem} mockExamSetId={mockExamSetId} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void (busy ? undefined : publish())}>
        {busy ? 'One moment…' : `Publish version ${setVersion + 1}`}
      </button>
    </>
  );
}

interface RefusedProps {
  readonly problem: Problem;
  readonly mockExamSetId: string;
}

/** A letter by which children have been marked is changed on a page of its own. */
function Refused({ problem, mockExamSetId }: RefusedProps) {
  const isKey = problem.code === 'MockKeyOfSatPaper';
  const papers = useVersions(mockExamSetId).data?.[0]?.papers ?? [];
  return (
    <>
      <ProblemNote problem={problem} undone="Nothing has been published." />
      {isKey && (
        <p className="authoring-row-acts">
          {papers.map(({ paperHash, name }) => (
            <Link key={paperHash} to={keyAddress(paperHash)}>
              Put a key of {name} right
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

export function Changes({ title, changes }: { readonly title: string; readonly changes: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="set-changes">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
