import { moment } from '../../../../parts/dates';
import { ProblemNote } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useRebuilt, type IssuedReport, type Rebuilt, type Which } from './api';

interface MadeAgainProps {
  readonly report: IssuedReport;
  readonly which: Which;
}

/** What a report was made from, and the proof: made again from that, the bytes are the same. */
export function MadeAgain({ report, which }: MadeAgainProps) {
  const { version, made, versions } = report;
  const { rebuild, rebuilt, busy, problem } = useRebuilt({ ...which, version });
  const issuedAt = versions.find((one) => one.version === version)?.issuedAt ?? '';
  return (
    <section className="card made-again" aria-labelledby="as-issued">
      <h2 id="as-issued">As issued</h2>
      <dl>
        <Fact name="Issue" value={`${version}, ${moment(issuedAt)}`} />
        <Fact name="Log position" value={grouped(made.position)} />
        <Fact name="Key versions" value={made.keyVersions.map(({ keyVersion }) => keyVersion).join(' and ')} />
        <Fact name="Marking rule" value={String(made.markingRule)} />
        <Fact name="Template" value={String(made.template)} />
        <Fact name="SHA-256 of the PDF" value={made.contentHash} />
      </dl>
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => void rebuild()}>
        {busy ? 'Making it again…' : 'Make it again and compare'}
      </button>
      <div aria-live="polite">{rebuilt && <Verdict rebuilt={rebuilt} />}</div>
      {problem && <ProblemNote problem={problem} undone="Nothing was changed." />}
    </section>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const grouped = (position: string): string => Number(position).toLocaleString('en-GB');

const Verdict = ({ rebuilt: { isSame, rebuiltHash, bytes, cohort } }: { readonly rebuilt: Rebuilt }) => (
  <p className={isSame ? 'rebuilt-same' : 'rebuilt-other'}>
    {isSame ? (
      <>
        <b>The same to the byte.</b> {bytes.toLocaleString('en-GB')} bytes, from the log alone, among{' '}
        {counted(cohort, 'sitting')}.
      </>
    ) : (
      <>
        <b>Not the same.</b> Made again it is {rebuiltHash.slice(0, 12)}…. The PDF that was issued is kept, and is what
        families read.
      </>
    )}
  </p>
);
