import { useState } from 'react';
// Stands where there is no connection, and so is part of the page's own code.
import asleep from './asleep.svg?inline';
import flying from './flying.svg';
import hopping from './hopping.svg';
import lookingUp from './looking-up.svg';
import proud from './proud.svg';
import puzzled from './puzzled.svg';
import reading from './reading.svg';
import standing from './standing.svg';
import './bird.css';

const drawings = { asleep, flying, hopping, 'looking-up': lookingUp, proud, puzzled, reading, standing } as const;
export type Pose = keyof typeof drawings;
export const poses = Object.keys(drawings) as Pose[];

interface BirdProps {
  readonly pose: Pose;
  /** Of the square that is kept for it, in px before the child's text size; 48 is the smallest that can be made out. */
  readonly size?: 48 | 76 | 120 | 160;
}

/**
 * The fieldfare, at the desk and never in the hall. It decorates: what it means stands beside it in words. A file of its own
 * that the page does not wait for; its place is kept, so that nothing moves when it comes, nor when it cannot come.
 */
export function Bird({ pose, size = 76 }: BirdProps) {
  const drawing = drawings[pose];
  const [lost, setLost] = useState<string>();
  if (lost === drawing) return <span className={`bird bird-${size} bird-lost`} aria-hidden="true" />;
  return (
    <img
      className={`bird bird-${size}`}
      src={drawing}
      width={size}
      height={size}
      alt=""
      decoding="async"
      fetchPriority="low"
      onError={() => setLost(drawing)}
    />
  );
}
