import { moment } from '../../../../parts/dates';
import { ProblemNote } from '../../../../parts/page/shown';
import { useOverallRebuilt, type OverallReport, type Which } from './api';

interface OverallMadeProps {
  readonly report: OverallReport;
  readonly which: Which;
}

/** What it was made from, and the proof: set again, the bytes are the same. */
export function OverallMade({ report: { version, versions, made, content }, which }: OverallMadeProps) {
  const issuedAt = versions.find((one) => one.version === version)?.issuedAt ?? '';
  const facts = [
    ['Issue', `${version}, ${moment(issuedAt)}`],
    ['Log position', Number(made.position).toLocaleString('en-GB')],
    ['Key versions', made.keyVersions.map(({ keyVersion }) => keyVersion).join(' and ')],
    ['Marking rule', String(made.markingRule)],
    ['Template', String(made.template)],
    ['SHA-256 of the PDF', made.contentHash],
  ] as const;
  return (
    <section className="card made-again" aria-labelledby="as-issued">
      <h2 id="as-issued">As issued</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content && <MadeAgain which={{ ...which, version }} />}
    </section>
  );
}

function MadeAgain({ which }: Pick<OverallMadeProps, 'which'>) {
  const { rebuild, rebuilt, busy, problem } = useOverallRebuilt(which);
  return (
    <>
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => void rebuild()}>
        {busy ? 'Making it again…' : 'Make it again and compare'}
      </button>
      <div aria-live="polite">
        {rebuilt && (
          <p className={rebuilt.isSame ? 'rebuilt-same' : 'rebuilt-other'}>
            {rebuilt.isSame ? (
              <>
                <b>The same to the byte.</b> {rebuilt.bytes.toLocaleString('en-GB')} bytes.
              </>
            ) : (
              <>
                <b>Not the same.</b> Made again it is {rebuilt.rebuiltHash.slice(0, 12)}…. The PDF that was issued is
                kept.
              </>
            )}
          </p>
        )}
      </div>
      {problem && <ProblemNote problem={problem} undone="Nothing was changed." />}
    </>
  );
}
