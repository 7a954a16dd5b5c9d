import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../../parts/dialog/dialog';
import { moment } from '../../../../parts/dates';
import { Shown } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useChecked, usePublishedExam, useVersions, type ExamSet, type Version } from '../api';
import { keyAddress } from '../../keys/places';
import { Disclosed } from '../frame/disclosed';
import { Preview } from '../preview/preview-panel';
import { Changes } from './publish-set';

/** What was published of a set, version by version, and how what is written here differs from the last. */
export function VersionPanel({ set }: { readonly set: ExamSet }) {
  const { mockExamSetId, setVersion } = set;
  const next = useChecked(mockExamSetId).data?.changes ?? [];
  const versions = useVersions(mockExamSetId);
  if (setVersion === 0) return null;
  return (
    <section className="office-panel authoring-side" aria-label="Versions">
      <h2>Version {setVersion} can be sat</h2>
      {next.length > 0 && <Changes title={`What version ${setVersion + 1} would change`} changes={next} />}
      <Shown answer={versions}>
        {(rows) => rows.map((version) => <Published key={version.setVersion} version={version} />)}
      </Shown>
      <p className="soft small">What was sat never changes: each session keeps the version that it was given.</p>
    </section>
  );
}

/** One version: when, how it differed, and each of its exams as children see it. */
function Published({ version: { setVersion, publishedAt, papers, changes } }: { readonly version: Version }) {
  const [looked, setLooked] = useState<Version['papers'][number]>();
  const title = `Version ${setVersion}, ${moment(publishedAt)}`;
  return (
    <Disclosed title={changes.length === 0 ? title : `${title}: ${counted(changes.length, 'change')}`}>
      {changes.length > 0 && <Changes title={`What it changed of version ${setVersion - 1}`} changes={changes} />}
      <div className="authoring-row-acts">
        {papers.map((paper) => (
          <button key={paper.paperId} type="button" className="link-button" onClick={() => setLooked(paper)}>
            Look at {paper.name}
          </button>
        ))}
        {papers.map((paper) => (
          <Link key={paper.paperId} to={keyAddress(paper.paperHash)}>
            Put a key of {paper.name} right
          </Link>
        ))}
      </div>
      {looked && (
        <Dialog
          title={`${looked.name}, version ${setVersion}`}
          open
          onClose={() => setLooked(undefined)}
          look="authoring-full"
          end="Close"
        >
          <AsPublished paperHash={looked.paperHash} />
        </Dialog>
      )}
    </Disclosed>
  );
}

/** A paper as it was frozen, question by question. */
function AsPublished({ paperHash }: { readonly paperHash: string }) {
  const answer = usePublishedExam(paperHash);
  const [here, setHere] = useState<string>();
  return (
    <Shown answer={answer}>
      {({ paper }) =>
        paper === null ? (
          <p>It is not here yet. Please look again in a moment.</p>
        ) : (
          <Preview paper={paper} title={paper.name} here={here} onShow={setHere} />
        )
      }
    </Shown>
  );
}
