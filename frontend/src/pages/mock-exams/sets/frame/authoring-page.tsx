import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../../client/session';
import { PageHeading } from '../../../../parts/page/page-heading';
import '../sets.css';
import '../preview/preview.css';
import '../questions/questions.css';
import '../readiness/readiness.css';
import '../texts/table-editor.css';

export interface Crumb {
  readonly to: string;
  readonly title: string;
}

interface AuthoringPageProps {
  readonly title: string;
  /** What stands above it, the highest first. */
  readonly crumbs: readonly Crumb[];
  /** A line of what it has. */
  readonly facts?: ReactNode;
  /** What can be done with all of it. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the authors: the ways back, its heading, and what can be done. */
export function AuthoringPage({ title, crumbs, facts, acts, children }: AuthoringPageProps) {
  const isAdmin = useSession()?.roles.includes('ROLE_ADMIN') ?? false;
  return (
    <div className="office-stack">
      <div className="authoring-head">
        <nav aria-label="Ways back" className="authoring-crumbs">
          {isAdmin && <Link to="/app/admin-whizz">Back to Admin Dashboard</Link>}
          {crumbs.map((crumb) => (
            <Link key={crumb.to} to={crumb.to}>
              {crumb.title}
            </Link>
          ))}
        </nav>
        <div className="authoring-title">
          <PageHeading title={title} />
          {facts !== undefined && <p className="soft">{facts}</p>}
        </div>
        {acts !== undefined && <div className="authoring-acts">{acts}</div>}
      </div>
      {children}
    </div>
  );
}
