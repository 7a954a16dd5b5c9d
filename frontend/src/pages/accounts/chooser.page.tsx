import { Link } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { Door } from './components/door';
import './accounts.css';

export default function ChooserPage() {
  return (
    <div className="auth">
      <PageHeading title="Login" />
      <div className="doors">
        <Door to="/auth/individual-login" title="Individual login" words="Children and parents who practise at home." />
        <Door to="/auth/school-login" title="Schools login" words="Teachers and head teachers." />
      </div>
      <p>
        New here? <Link to="/free-11plus-resources">Create a free account</Link>
      </p>
    </div>
  );
}
