import { Bird, type Pose } from '../../../parts/bird/bird';

const poses: readonly Pose[] = ['standing', 'hopping', 'looking-up', 'reading', 'proud'];
const lines = ['solid', 'dashed', 'double', 'dotted'];
const colours = ['blue', 'orange', 'green', 'purple', 'ink'];

interface RingedBirdProps {
  /** Which of the siblings: for those who do not read yet, told apart by the colour, the line, and the bird. */
  readonly nth: number;
  readonly small?: boolean;
}

export function RingedBird({ nth, small = false }: RingedBirdProps) {
  const [colour, line] = [colours[nth % colours.length], lines[nth % lines.length]];
  return (
    <span className={`ring ring-${colour} ring-${line}${small ? ' ring-small' : ''}`} aria-hidden="true">
      <Bird pose={poses[(nth + Math.floor(nth / poses.length)) % poses.length] ?? 'standing'} size={small ? 48 : 120} />
    </span>
  );
}
