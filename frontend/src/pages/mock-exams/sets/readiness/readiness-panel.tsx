import { Shown } from '../../../../parts/page/shown';
import { useChecked, useOutline, type Finding } from '../api';
import { FindingList, isMust } from './finding-list';

/** Whether a set can be published, and what stands in the way. */
export function ReadinessPanel({ setId }: { readonly setId: string }) {
  const answer = useChecked(setId);
  const outline = useOutline(setId).data;
  return (
    <section className="office-panel authoring-side" aria-label="Readiness">
      <h2>{answer.data ? readyWords(answer.data.findings) : 'Ready to publish?'}</h2>
      <Shown answer={answer}>
        {({ findings }) =>
          findings.length === 0 ? (
            <p className="is-right">
              <span aria-hidden="true">✓ </span>Every question has a key, and nothing is missing.
            </p>
          ) : (
            <FindingList findings={findings} outline={outline} />
          )
        }
      </Shown>
    </section>
  );
}

/** “Ready to publish? 2 to put right, 3 to look at”. */
export function readyWords(findings: readonly Finding[]): string {
  const musts = findings.filter(isMust).length;
  const odd = findings.length - musts;
  const toLook = odd === 0 ? '' : `${odd} to look at`;
  if (musts === 0) return odd === 0 ? 'Ready to publish' : `Ready to publish; ${toLook}`;
  return ['Ready to publish? ', [`${musts} to put right`, toLook].filter(Boolean).join(', ')].join('');
}
