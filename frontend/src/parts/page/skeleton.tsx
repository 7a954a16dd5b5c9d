import './skeleton.css';

/** Grey lines where text will be. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

/** Grey blocks where tiles will be. */
export function TileSkeleton({ tiles }: { tiles: number }) {
  return (
    <div className="skeleton skeleton-tiles" aria-hidden="true">
      {Array.from({ length: tiles }, (_, tile) => (
        <span key={tile} />
      ))}
    </div>
  );
}
