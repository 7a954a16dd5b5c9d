import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { setAddress, useOpenForm } from '../addresses';
import { useSets } from '../api';
import { AuthoringPage } from '../frame/authoring-page';
import { CreateSet } from './set-form';
import { SetTable } from './set-table';

/** The sets of mock exams. */
export default function MockExamsPage() {
  const chosen = useSearchParams()[0].get('mockExamSetId');
  const { form, open, close } = useOpenForm();
  const go = useNavigate();
  if (chosen !== null) return <Navigate to={setAddress(chosen)} replace />;
  return (
    <AuthoringPage
      title="Mock exam sets"
      crumbs={[]}
      acts={
        <>
          <Link className="btn quiet" to="/app/admin-whizz/mock-exam-sessions">
            Sessions
          </Link>
          <button type="button" className="btn" onClick={() => open('set')}>
            Create Mock Exam Set
          </button>
        </>
      }
    >
      <SetTable answer={useSets()} />
      {form === 'set' && (
        <CreateSet onClose={close} onCreated={(created) => void go(setAddress(created), { replace: true })} />
      )}
    </AuthoringPage>
  );
}
