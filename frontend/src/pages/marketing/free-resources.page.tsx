import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { FreeAccountForm } from './components/free-account-form';
import { freeDays, freeQuestionsPerDay } from './offers';
import './free-resources.css';

const AccountMadeDialog = lazy(() => import('./components/account-made-dialog'));
const MailingListDialog = lazy(() => import('./components/mailing-list-dialog'));

export default function FreeResourcesPage() {
  const [made, setMade] = useState(false);
  const [listing, setListing] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="wrap resources">
      <div className="resources-words">
        <PageHeading title="Free 11-plus resources">Free 11&#8209;plus resources</PageHeading>
        <p className="lead">
          {freeQuestionsPerDay} questions a day for {freeDays} days. Maths, English, Verbal and Non-Verbal Reasoning,
          with the working of every question.
        </p>
        <ul className="checks">
          <li>No card, and nothing to cancel.</li>
          <li>Marked at once, with the steps set out.</li>
          <li>Scores by topic, so you see what to practise next.</li>
          <li>Works on a phone, a tablet and a computer.</li>
        </ul>
        <p>
          Only want the printed papers?{' '}
          <button type="button" className="btn plain inline" onClick={() => setListing(true)}>
            Join the mailing list
          </button>
        </p>
      </div>
      <section className="card resources-form" aria-labelledby="create">
        <h2 id="create">Create your free account below!</h2>
        <FreeAccountForm onMade={() => setMade(true)} />
      </section>
      <Suspense>
        {made && <AccountMadeDialog onClose={() => void navigate('/auth/individual-login')} />}
        {listing && <MailingListDialog open onClose={() => setListing(false)} source="free-11plus-resources" />}
      </Suspense>
    </div>
  );
}
