import { Link } from 'react-router-dom';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import { productName } from '../../look/product';
import { PageHeading } from '../../parts/page/page-heading';
import { WhoWeAre } from './operator';
import './legal.css';

export default function TermsPage() {
  return (
    <div className="wrap stack legal">
      <div>
        <PageHeading title="Terms and Conditions" />
        <p className="soft">Version {TERMS_VERSION}. The version you agreed to is kept with your account.</p>
      </div>
      <section>
        <h2>Who these terms are between</h2>
        <p>You, the parent or guardian who opens the account, and whoever runs {productName} at this address:</p>
        <WhoWeAre />
      </section>
      <section>
        <h2>What you get</h2>
        <ul>
          <li>Practice questions for the 11‑plus, marked, with the steps to each answer.</li>
          <li>Pages that show how each topic goes. They describe practice; they do not forecast an exam result.</li>
          <li>Papers in the style of GL and CEM. Both are names of their owners, who have no part in this.</li>
        </ul>
      </section>
      <section>
        <h2>The trial, and paying</h2>
        <ul>
          <li>A free account has a trial, with a number of questions a day. Both are told before you sign up.</li>
          <li>We take no card for it, and nothing is charged when it ends.</li>
          <li>
            What costs money says its price before you agree to it. A monthly plan renews each month until you cancel it
            under My Subscription; it then goes on to the end of the month that is paid.
          </li>
          <li>
            You may change your mind within 14 days of buying: write to us, and we give back what you paid, less what
            was used. Your rights as a consumer are not changed here.
          </li>
        </ul>
      </section>
      <section>
        <h2>What we ask of you</h2>
        <ul>
          <li>An adult opens the account, with an address that is theirs, and keeps the password to the household.</li>
          <li>
            The questions are for your own children. Please do not copy them out for others or collect them by program.
          </li>
          <li>Please do not try to reach other people’s data, or to stop the service for them.</li>
        </ul>
      </section>
      <section>
        <h2>What we answer for</h2>
        <p>
          We try to have every question right, and look at every one that is flagged. We keep each answer that we said
          was saved. Where we fall short, we put it right or give back what was paid for it. Nothing here limits what
          the law does not allow us to limit.
        </p>
      </section>
      <section>
        <h2>Ending it</h2>
        <p>
          You may stop at any time: erase the account on the page <Link to="/app/privacy">What we keep</Link>, with a
          fortnight to change your mind, or write to us and we close it. We may close one that harms others, and say
          why. If these terms change, we say so before they count for you. The law of England and Wales applies.
        </p>
        <p>
          What we keep, and why, is on the <Link to="/privacy">privacy page</Link>.
        </p>
      </section>
    </div>
  );
}
