import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { PageHeading } from '../../../parts/page/page-heading';
import '../questions-office.css';

export const chooserAddress = '/app/admin-whizz/add-english-question';

interface OfficePageProps {
  readonly title: string;
  /** One of the two forms: the way back leads to the chooser. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** A page of the English bank, with the ways back; an editor who is no admin has no dashboard to go back to. */
export function OfficePage({ title, isForm = false, children }: OfficePageProps) {
  const isAdmin = useIsAdmin();
  return (
    <div className="english-office">
      <div>
        <p className="ways-back">
          {isAdmin && <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>}
          {isForm && <Link to={chooserAddress}>English questions</Link>}
        </p>
        <PageHeading title={title} />
      </div>
      {children}
    </div>
  );
}

export const useIsAdmin = () => useSession()?.roles.includes('ROLE_ADMIN') ?? false;
