import { moment } from '../../../../parts/dates';
import { useChecked, type ExamSet } from '../api';
import { Changes } from './publish-set';

/** What was published of a set last, and how what is written here differs from it. */
export function VersionPanel({ set }: { readonly set: ExamSet }) {
  const { mockExamSetId, setVersion, publishedAt, papers, changes } = set;
  const next = useChecked(mockExamSetId).data?.changes ?? [];
  if (setVersion === 0 || publishedAt === null) return null;
  return (
    <section className="office-panel authoring-side" aria-label="Versions">
      <h2>Version {setVersion} can be sat</h2>
      <p className="soft">
        Published {moment(publishedAt)}: {papers.map(({ name, minutes }) => `${name} (${minutes} minutes)`).join(', ')}.
        What was sat never changes.
      </p>
      {changes.length > 0 && setVersion > 1 && (
        <Changes title={`What it changed of version ${setVersion - 1}`} changes={changes} />
      )}
      {next.length > 0 && <Changes title={`What version ${setVersion + 1} would change`} changes={next} />}
    </section>
  );
}
