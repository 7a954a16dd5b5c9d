import { Navigate } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { mayOpen, mockExamRoles } from '../../../rooms/access';

/** The portal's own address: what its visitor is there for. Who has no exam yet comes for the dates. */
export default function PortalHomePage() {
  const sits = mayOpen(useSession()?.roles ?? [], mockExamRoles);
  return <Navigate to={sits ? '/mock-exams/dashboard' : '/mock-exams/upcoming-exams'} replace />;
}
