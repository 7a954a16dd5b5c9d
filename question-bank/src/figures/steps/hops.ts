import { drawing, line, words } from '../svg';

const [edge, shortest, letter, axis] = [28, 56, 9, 66];

/** Hops along a line, as a teacher draws them: what stands at each mark, and over each hop how far it goes. */
export function hopsFigure(title: string, marks: readonly string[], hops: readonly string[]): string {
  // As narrow as the words over it allow: on a phone the lettering of a wide drawing would shrink with it.
  const hop = Math.max(shortest, ...hops.map((label) => letter * (label.length + 1)));
  const x = (index: number) => edge + index * hop;
  const arcs = hops.flatMap((label, index) => [
    `<path d="M${x(index)} ${axis - 4}Q${(x(index) + x(index + 1)) / 2} ${axis - 56} ${x(index + 1)} ${axis - 4}"/>`,
    words([(x(index) + x(index + 1)) / 2, axis - 48], label),
  ]);
  const ticks = marks.flatMap((label, index) => [
    line([x(index), axis - 6], [x(index), axis + 6]),
    words([x(index), axis + 22], label),
  ]);
  return drawing(
    title,
    [x(hops.length) + edge, axis + 36],
    [line([x(0) - 12, axis], [x(hops.length) + 12, axis]), ...arcs, ...ticks],
  );
}
