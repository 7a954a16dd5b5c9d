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

/** Grey rounds where the dots of a worksheet will be. */
export function DotsSkeleton({ dots }: { dots: number }) {
  return (
    <div className="skeleton skeleton-dots" aria-hidden="true">
      {Array.from({ length: dots }, (_, dot) => (
        <span key={dot} />
      ))}
    </div>
  );
}

/** A box to write in and the two buttons under it, grey. */
export function ButtonsSkeleton() {
  return (
    <div className="skeleton skeleton-buttons" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

/** A form to come: its fields, each with its label, and the button under them. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="card">
      <div className="skeleton skeleton-form" aria-hidden="true">
        {Array.from({ length: fields + 1 }, (_, field) => (
          <span key={field} />
        ))}
      </div>
    </div>
  );
}

/** Headings with tiles under each, as topics stand by how they go. */
export function GroupsSkeleton({ groups, tiles }: { groups: number; tiles: number }) {
  return (
    <div className="skeleton-groups">
      {Array.from({ length: groups }, (_, group) => (
        <div key={group} className="skeleton-group">
          <Skeleton lines={1} />
          <TileSkeleton tiles={tiles} />
        </div>
      ))}
    </div>
  );
}
