import { Link } from 'react-router-dom';

/** One of the ways in. */
export function Door({ to, title, words }: { readonly to: string; readonly title: string; readonly words: string }) {
  return (
    <Link className="door" to={to}>
      <b>{title}</b>
      <span className="soft">{words}</span>
    </Link>
  );
}
