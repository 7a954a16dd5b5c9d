import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { tileOf, type Tile } from 'schemas/mock-exams/replay/track.rules';
import { EventSteps, PlayAndSpeed } from '../player/controls';
import { Scrubber } from '../player/scrubber';
import { usePlayer, type Player } from '../player/use-player';
import { usePlayerKeys } from '../player/use-player-keys';
import { replayAddress } from '../places';
import type { RoomReplay, Sitter } from './api';
import { RoomMarks, timeOfRoom } from './room-marks';
import { RoomTile } from './room-tile';
import { roomWords } from './room-words';

interface WatchedRoomProps {
  readonly sessionId: string;
  readonly head: RoomReplay;
  /** Those who have come by now. */
  readonly sitters: readonly Sitter[];
}

/** Every child of a room at one moment, and the ways to another. */
export function WatchedRoom({ sessionId, head, sitters }: WatchedRoomProps) {
  const startsAt = Date.parse(head.startsAt);
  const until = Math.min(Date.parse(head.serverNow), Math.max(Date.parse(head.closesAt), lastOf(sitters, startsAt)));
  const stretch = useMemo(() => ({ from: startsAt, until: Math.max(startsAt + 1_000, until) }), [startsAt, until]);
  const player = usePlayer(stretch);
  const { before, after } = useStaffSteps(head.room, player);
  const seconds = (player.now - startsAt) / 1_000;
  // In the order in which they come: a tile that comes late moves none of those that stand there.
  const tiles = sitters.map((sitter) => ({ sitter, tile: tileOf(sitter.track, seconds) }));
  return (
    <>
      <section className="room-player office-panel" aria-label="The moment">
        <Scrubber
          stretch={stretch}
          now={player.now}
          onMove={player.move}
          marks={<RoomMarks sitters={sitters} room={head.room} startsAt={startsAt} stretch={stretch} />}
        />
        <div className="replay-controls">
          <PlayAndSpeed player={player} />
          {head.room.length > 0 && <EventSteps before={before} after={after} />}
          <p className="room-words">
            {roomWords(
              tiles.map(({ tile }) => tile),
              head.papers.length,
            )}
          </p>
        </div>
        <p className="small soft">
          Brown bars: the share of the room that was not heard of. Upright lines: what staff did to everybody; the
          arrows go to them. Press a tile for that child’s own screen at this moment.
        </p>
      </section>
      <Tiles sessionId={sessionId} head={head} tiles={tiles} player={player} />
    </>
  );
}

/** Until when anything happened, in ms since 1970. */
const lastOf = (sitters: readonly Sitter[], startsAt: number): number =>
  Math.max(startsAt, ...sitters.map(({ track }) => startsAt + (track.stages.at(-1)?.[0] ?? 0) * 1_000));

function useStaffSteps(room: RoomReplay['room'], player: Player) {
  const { now, move } = player;
  const times = useMemo(() => room.map(timeOfRoom).toSorted((one, other) => one - other), [room]);
  const [earlier, later] = [times.findLast((at) => at < now), times.find((at) => at > now)];
  const to = (at: number | undefined) => (at === undefined ? undefined : () => move(at));
  const [before, after] = [to(earlier), to(later)];
  usePlayerKeys(player, { onBefore: () => before?.(), onAfter: () => after?.() });
  return { before, after };
}

interface TilesProps extends Pick<WatchedRoomProps, 'sessionId' | 'head'> {
  readonly tiles: readonly { readonly sitter: Sitter; readonly tile: Tile }[];
  readonly player: Player;
}

function Tiles({ sessionId, head, tiles, player: { now, isPlaying } }: TilesProps) {
  const navigate = useNavigate();
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  const open = useCallback(
    (learnerId: string) =>
      void navigate(replayAddress({ sessionId, learnerId, at: new Date(latest.current).toISOString() })),
    [navigate, sessionId],
  );
  // While it plays no tile is drawn anew for its address alone.
  const at = isPlaying ? undefined : new Date(now).toISOString();
  const second = (now - Date.parse(head.startsAt)) / 1_000;
  return (
    <ul className="room-tiles" aria-label="Children">
      {tiles.map(({ sitter: { mockExamUserId, childName, track }, tile }) => (
        <li key={mockExamUserId}>
          <RoomTile
            sessionId={sessionId}
            learnerId={mockExamUserId}
            name={childName ?? 'No name'}
            at={at}
            stage={tile.stage}
            paper={tile.paper}
            papers={head.papers.length}
            question={tile.question}
            answered={tile.answered}
            of={head.papers[tile.paper - 1]?.questions ?? 0}
            isStill={tile.isStill}
            isSilent={tile.isSilent}
            isKept={tile.isKept}
            hasChangedDevice={track.devices.some((since) => since <= second)}
            onOpen={open}
          />
        </li>
      ))}
    </ul>
  );
}
