import { Link } from 'react-router-dom';

/** How many mistakes have been put right, and the way to the others. */
export function MistakesCard({ solved }: { readonly solved: number }) {
  return (
    <section className="card figure-card">
      <h2>Mistakes put right</h2>
      <p className="big-number num">{solved.toLocaleString('en-GB')}</p>
      <p className="soft small">
        {solved === 0
          ? 'A mistake is put right with two right answers later on.'
          : 'Each one is something you can do now.'}
      </p>
      <Link to="/app/mistakes">Open your mistakes book</Link>
    </section>
  );
}
