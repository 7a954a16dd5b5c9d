import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { satPartWords } from 'schemas/mock-exams/sittings/sat-papers.rules';
import type { SittingStage } from 'schemas/mock-exams/sittings/times.rules';
import { replayAddress } from '../places';

interface RoomTileProps {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly name: string;
  /** While nothing moves: the moment that the tile leads to. */
  readonly at: string | undefined;
  readonly stage: SittingStage;
  readonly paper: number;
  /** How many the exam has. */
  readonly papers: number;
  readonly question: number;
  readonly answered: number;
  /** How many questions the paper has. */
  readonly of: number;
  readonly isStill: boolean;
  readonly isSilent: boolean;
  readonly isKept: boolean;
  readonly hasChangedDevice: boolean;
  readonly onOpen: (learnerId: string) => void;
}

/** One child of a room at a moment, drawn light. It changes when what it says does, and leads to that child's replay. */
export const RoomTile = memo((props: RoomTileProps) => {
  const { sessionId, learnerId, name, at, stage, question, answered, of, onOpen } = props;
  const isIn = stage === 'paper';
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(learnerId);
  };
  return (
    <Link className={classesOf(props)} to={replayAddress({ sessionId, learnerId, at })} onClick={open}>
      <span className="room-tile-name">{name}</span>
      <span className="room-tile-question num">{isIn ? `Q${question === 0 ? 1 : question}` : stageWords(props)}</span>
      <span className="room-tile-bar" aria-hidden="true">
        <span style={{ width: `${of === 0 ? 0 : (100 * answered) / of}%` }} />
      </span>
      <span className="room-tile-state small">
        {isIn && (
          <>
            {answered} of {of}
          </>
        )}
        <b>{stateWords(props)}</b>
      </span>
    </Link>
  );
});

const classesOf = ({ stage, isSilent, isStill, isKept }: RoomTileProps): string =>
  ['room-tile', `is-${stage}`, isSilent ? 'is-silent' : '', isStill ? 'is-still' : '', isKept ? 'is-kept' : '']
    .filter(Boolean)
    .join(' ');

function stageWords({ stage, paper, papers }: RoomTileProps): string {
  switch (stage) {
    case 'before':
    case 'ready':
      return 'Not begun';
    case 'break':
      return 'Break';
    case 'next':
      return `Paper ${paper + 1} not opened`;
    case 'paper':
    case 'complete':
      return satPartWords(paper, papers) ?? 'Finished';
  }
}

const atRest: ReadonlySet<SittingStage> = new Set(['before', 'ready', 'complete']);

function stateWords({ stage, isSilent, isStill, isKept, hasChangedDevice }: RoomTileProps): string {
  if (atRest.has(stage)) return '';
  if (isSilent) return 'not heard of';
  if (isStill) return 'clock stands still';
  if (isKept) return 'kept on the device';
  return hasChangedDevice ? 'another device' : '';
}
