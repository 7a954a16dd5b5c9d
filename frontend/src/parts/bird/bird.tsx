import { useState } from 'react';
import flying from './flying.svg';
import hopping from './hopping.svg';
import lookingUp from './looking-up.svg';
import proud from './proud.svg';
import puzzled from './puzzled.svg';
import reading from './reading.svg';
import standing from './standing.svg';
import './bird.css';

const drawings = { flying, hopping, 'looking-up': lookingUp, proud, puzzled, reading, standing } as const;
export type Pose = keyof typeof drawings;
export const poses = Object.keys(drawings) as Pose[];

interface DrawnProps {
  readonly drawing: string;
  /** Of the square that is kept for it, in px before the child's text size; 48 is the smallest that can be made out. */
  readonly size?: 48 | 76 | 120 | 160;
}

type BirdProps = Pick<DrawnProps, 'size'> & { readonly pose: Pose };

/**
 * The fieldfare, at the desk and never in the hall. It decorates: what it means stands beside it in words. A file of its own
 * that the page does not wait for; its place is kept, so that nothing moves when it comes, nor when it cannot come.
 */
export const Bird = ({ pose, ...kept }: BirdProps) => <Drawn drawing={drawings[pose]} {...kept} />;

export function Drawn({ drawing, size = 76 }: DrawnProps) {
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
