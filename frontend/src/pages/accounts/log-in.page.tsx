import { Link, useLocation } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { LogInForm } from './components/log-in-form';
import './accounts.css';

interface Door {
  readonly loginType: string;
  readonly title: string;
  readonly words: string;
}

const home: Door = {
  loginType: 'individual',
  title: 'Individual login',
  words: 'For practice at home, and for seeing how it goes.',
};
const doors: Readonly<Record<string, Door>> = {
  '/auth/teacher-login': { loginType: 'teacher', title: 'Teacher login', words: 'For teachers and head teachers.' },
  '/auth/11plus-mock-exam-login': {
    loginType: 'mock-exam',
    title: 'Mock exam login',
    words: 'For sitting a mock exam you have booked.',
  },
};

/** One form behind three doors: the type of log-in picks the words, and grants nothing. */
export default function LogInPage() {
  const { loginType, title, words } = doors[useLocation().pathname] ?? home;
  return (
    <div className="auth">
      <div>
        <PageHeading title={title} />
        <p className="soft">{words}</p>
      </div>
      <LogInForm key={loginType} loginType={loginType} />
      <nav className="auth-links" aria-label="Help with logging in">
        <Link to="/auth/forgot-password">Forgot your password?</Link>
        <Link to="/free-11plus-resources">Create a free account</Link>
      </nav>
    </div>
  );
}
