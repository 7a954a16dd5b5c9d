import { memo, useCallback } from 'react';
import type { Tile } from 'schemas/mock-exams/board/tile.rules';
import type { BoardStore, Shown } from './board-store';
import { Ticking } from './ticking';
import {
  answeredWords,
  clockWords,
  givenWords,
  hasBegun,
  nameOf,
  placeWords,
  savedWords,
  spokenTile,
  whyWords,
} from './tile-words';

interface BoardTileProps {
  readonly child: Shown;
  readonly board: BoardStore;
  readonly papers: number;
  readonly onOpen: (learnerId: string) => void;
}

/** Those with a look of their own. */
const ofStage: ReadonlySet<string> = new Set<Tile['stage']>(['absent', 'missed', 'over']);

/** How a tile looks: the first that holds. */
function toneOf({ tile: { isSilent, waiting, stage, isPaused, needsAttention } }: Shown): string {
  if (isSilent) return 'off';
  if (waiting > 0 || needsAttention) return 'warn';
  if (isPaused) return 'paused';
  if (ofStage.has(stage)) return stage;
  return stage === 'paper' ? 'on' : 'still';
}

/** One child; drawn anew only where something else than the clock has changed. */
export const BoardTile = memo(function BoardTile({ child, board, papers, onOpen }: BoardTileProps) {
  const { tile, learnerId } = child;
  const clock = useCallback(() => clockWords(tile, board.clock.now()), [tile, board]);
  const saved = useCallback(() => savedWords(tile, board.now()), [tile, board]);
  const share = tile.questions === 0 ? 0 : Math.round((100 * tile.answered) / tile.questions);
  return (
    <li>
      <button
        type="button"
        className={`tile is-${toneOf(child)}`}
        aria-label={spokenTile(child, papers)}
        onClick={() => onOpen(learnerId)}
      >
        <span className="tile-head">
          <b>{nameOf(child)}</b>
          <Ticking says={clock} className="num" />
        </span>
        <span className="tile-bar">
          <i style={{ width: `${share}%` }} />
        </span>
        <span className="tile-facts">
          {placeWords(tile, papers)}
          {hasBegun(tile) && tile.questions > 0 && ` · ${answeredWords(tile)}`}
        </span>
        <span className="tile-facts">
          <b className="tile-why">{whyWords(tile)}</b>
          <Ticking says={saved} />
          <Marks child={child} />
        </span>
      </button>
    </li>
  );
});

/** What is arranged besides more time. */
const arrangedMarks = ({ arrangements }: Shown['seat']): readonly string[] => [
  ...(arrangements !== null && arrangements.restMinutes > 0 ? ['rests'] : []),
  ...(arrangements?.largerText === true ? ['larger text'] : []),
];

/** What is to be known of a child besides. */
function Marks({ child: { tile, seat } }: { readonly child: Shown }) {
  const marks = [
    ...(tile.isEnded ? ['ended'] : []),
    ...(tile.isBehind ? ['behind'] : []),
    ...(tile.given > 0 ? [givenWords(tile.given)] : tile.hasMoreTime ? ['more time'] : []),
    ...arrangedMarks(seat),
    ...(seat.hasLeft ? ['no seat'] : []),
  ];
  return marks.map((mark) => (
    <span key={mark} className="tile-mark">
      {mark}
    </span>
  ));
}
