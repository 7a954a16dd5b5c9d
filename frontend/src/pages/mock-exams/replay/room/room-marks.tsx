import { memo } from 'react';
import type { RoomReplay, Sitter } from './api';
import { placeOf, STRIP } from '../player/scrubber';
import type { Stretch } from '../player/moments';

interface RoomMarksProps {
  readonly sitters: readonly Sitter[];
  readonly room: RoomReplay['room'];
  readonly startsAt: number;
  readonly stretch: Stretch;
}

/** Into so many pieces the strip is cut. */
const PIECES = 200;

/** What staff did to everybody, and how many of the room were not heard of, all along the exam. */
export const RoomMarks = memo(({ sitters, room, startsAt, stretch }: RoomMarksProps) => {
  const width = STRIP.width / PIECES;
  const x = (at: number) => (placeOf(stretch, at) / 100) * STRIP.width;
  return (
    <>
      {silentIn(sitters, { startsAt, stretch }).map((share, n) =>
        share === 0 ? null : (
          <rect
            key={n}
            className="strip-silent"
            x={n * width}
            width={width}
            y={STRIP.height * (1 - share)}
            height={STRIP.height * share}
          />
        ),
      )}
      {room.map((event, n) => (
        <rect key={n} className="strip-staff" x={x(timeOfRoom(event))} width={2.5} height={STRIP.height} />
      ))}
    </>
  );
});

/** Of each piece the share of the room that was not heard of. */
function silentIn(sitters: readonly Sitter[], { startsAt, stretch }: Pick<RoomMarksProps, 'startsAt' | 'stretch'>) {
  const { from, until } = stretch;
  return Array.from({ length: PIECES }, (_, n) => {
    const at = (from + ((n + 0.5) / PIECES) * (until - from) - startsAt) / 1_000;
    const silent = sitters.filter(({ track }) => track.gaps.some(([since, to]) => since < at && at < to));
    return silent.length / Math.max(1, sitters.length);
  });
}

/** When staff did something, in ms since 1970. */
export function timeOfRoom({ type, data }: RoomReplay['room'][number]): number {
  switch (type) {
    case 'ExamRoomPaused':
      return Date.parse(data.pausedAt);
    case 'ExamRoomResumed':
      return Date.parse(data.resumedAt);
    case 'ExamRoomExtended':
      return Date.parse(data.extendedAt);
    case 'ExamRoomMessaged':
      return Date.parse(data.sentAt);
    case 'ExamRoomClosed':
      return Date.parse(data.closedAt);
  }
}
