import { Link } from 'react-router-dom';
import { birdMark, productName } from './product';

export function BirdMark({ px = 34 }: { px?: number }) {
  const { size, disc, strokes, eye } = birdMark;
  return (
    <svg width={px} height={px} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={size / 2} cy={size / 2} r={size / 2} fill={disc} />
      {strokes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <circle {...eye} />
    </svg>
  );
}

/** The mark and the name, leading home. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link className="brand" to={to}>
      <BirdMark />
      <span className="brand-name">{productName}</span>
    </Link>
  );
}
