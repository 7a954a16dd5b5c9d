import { Link } from 'react-router-dom';
import { setsAddress } from '../addresses';
import { AuthoringPage } from './authoring-page';

/** Where there is no such thing, or no longer. */
export function Gone({ what }: { readonly what: string }) {
  return (
    <AuthoringPage title={`There is no such ${what}`} crumbs={[{ to: setsAddress, title: 'Sets and papers' }]}>
      <p>
        Perhaps somebody has taken it away meanwhile. <Link to={setsAddress}>All sets</Link> are listed on a page of
        their own.
      </p>
    </AuthoringPage>
  );
}
