import { useState } from 'react';
import { Link } from 'react-router-dom';
import { findingAddress } from '../addresses';
import type { Finding, Outline } from '../api';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Where everything stands; absent until it has come, and then nothing is a link. */
  readonly outline: Outline | undefined;
}

/** As many at once; more are shown when they are asked for. */
const FIRST = 10;

/** What is missing or odd, what has to be put right first; each leads to where that is done. */
export function FindingList({ findings, outline }: FindingListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const sorted = [...findings.filter(isMust), ...findings.filter((one) => !isMust(one))];
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      <ul className="findings">
        {shown.map((finding) => (
          <li key={`${finding.code} ${finding.id}`} className={isMust(finding) ? 'is-must' : 'is-odd'}>
            <span aria-hidden="true">{isMust(finding) ? '■' : '▲'}</span>
            <span>
              {outline ? <Link to={findingAddress(finding, outline)}>{finding.sentence}</Link> : finding.sentence}
            </span>
            <span className="finding-word">{isMust(finding) ? 'put right' : 'look at'}</span>
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <button type="button" className="link-button" onClick={() => setIsWhole(true)}>
          Show all {sorted.length}
        </button>
      )}
    </>
  );
}

export const isMust = ({ severity }: Finding): boolean => severity === 'must';
