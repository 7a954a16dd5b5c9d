import { Link } from 'react-router-dom';
import { useSession } from '../../client/session';
import { Bird } from '../../parts/bird/bird';
import { PageHeading } from '../../parts/page/page-heading';
import { landingFor } from '../../rooms/access';

/** An address that no screen has: it says so, and shows the way home. */
export default function NotFoundPage() {
  const session = useSession();
  return (
    <div className="wrap stack not-found">
      <Bird pose="puzzled" size={160} />
      <PageHeading title="There is no page here" />
      <p>The address may have a slip in it, or the page may have moved.</p>
      <div className="row">
        {session ? (
          <Link className="btn" to={landingFor(session.roles)}>
            Go to my area
          </Link>
        ) : (
          <>
            <Link className="btn" to="/">
              Go to the first page
            </Link>
            <Link className="btn pale" to="/auth">
              Log in
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
