import { PageHeading } from '../../parts/page/page-heading';
import { Door } from './components/door';
import './accounts.css';

export default function SchoolChooserPage() {
  return (
    <div className="auth">
      <PageHeading title="Schools login" />
      <div className="doors">
        <Door
          to="/auth/teacher-login"
          title="Teacher login"
          words="With the account that you were given. Classes and homework are not here yet."
        />
        {/* Classes have no log-in of their own yet: a pupil uses the one for home. */}
        <Door
          to="/auth/individual-login"
          title="Student login"
          words="With the address and password you use at home."
        />
      </div>
    </div>
  );
}
