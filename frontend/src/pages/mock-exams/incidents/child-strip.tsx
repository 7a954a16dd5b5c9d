import { memo } from 'react';
import type { LossRow } from './looked-at';

/** In ms since 1970. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

interface ChildStripProps {
  readonly row: LossRow;
  /** The whole session. */
  readonly whole: Stretch;
}

/** In the strip's own units. */
const [WIDTH, HEIGHT] = [1_000, 24];

/** One child's session at a glance: their papers, when the clock stood, what the log says, and below it what was lost. The table says it in words. */
export const ChildStrip = memo(({ row, whole }: ChildStripProps) => {
  const { facts } = row.child;
  const x = (at: string) => ((Date.parse(at) - whole.from) / (whole.until - whole.from)) * WIDTH;
  const bar = ({ fromAt, untilAt }: { readonly fromAt: string; readonly untilAt: string }, least = 2) => ({
    x: x(fromAt),
    width: Math.max(least, x(untilAt) - x(fromAt)),
  });
  return (
    <svg className="loss-strip" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {facts.papers.map((paper) => (
        <rect key={paper.paper} className="strip-paper" {...bar(timesOf(paper))} y={3} height={14} />
      ))}
      {facts.stood.map((one) => (
        <rect key={one.fromAt} className="strip-stood" {...bar(one)} y={3} height={14} />
      ))}
      {row.loss.papers.flatMap(({ paper, evidence, lost }) => [
        ...evidence.map((one) => (
          <rect
            key={`${paper} ${one.kind} ${one.fromAt}`}
            className={`strip-evidence is-${one.kind} ${one.counts ? '' : 'is-uncounted'}`}
            {...bar(one, 3)}
            y={one.counts ? 3 : 7}
            height={one.counts ? 14 : 6}
          />
        )),
        ...lost.map((one) => (
          <rect key={`${paper} lost ${one.fromAt}`} className="strip-lost" {...bar(one, 3)} y={20} height={4} />
        )),
      ])}
    </svg>
  );
});

const timesOf = ({ openedAt, untilAt }: { readonly openedAt: string; readonly untilAt: string }) => ({
  fromAt: openedAt,
  untilAt,
});

/** From the start to the last that anybody sat. */
export function wholeOf(
  rows: readonly LossRow[],
  { fromAt, untilAt }: { readonly fromAt: string; readonly untilAt: string },
): Stretch {
  const papers = rows.flatMap(({ child }) => child.facts.papers);
  const from = Math.min(Date.parse(fromAt), ...papers.map((paper) => Date.parse(paper.openedAt)));
  const until = Math.max(from + 60_000, ...papers.map((paper) => Date.parse(paper.untilAt)));
  return { from, until: papers.length === 0 ? Math.max(until, Date.parse(untilAt)) : until };
}
