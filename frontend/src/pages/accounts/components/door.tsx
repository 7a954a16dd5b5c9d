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

/** One that nobody can go through at the moment. */
export function ShutDoor({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div className="door shut">
      <b>{title}</b>
      <span className="soft">{words}</span>
    </div>
  );
}
