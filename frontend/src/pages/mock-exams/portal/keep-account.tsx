import { Link } from 'react-router-dom';
import type { Problem } from '../../../client/problem';

/** The way to take an erasure back, where that is why nothing is sold. */
export function KeepAccount({ problem }: { readonly problem: Problem | undefined }) {
  if (problem?.code !== 'FamilyToBeErased' && problem?.code !== 'ChildToBeErased') return null;
  return <Link to="/app/privacy">Keep the account</Link>;
}
