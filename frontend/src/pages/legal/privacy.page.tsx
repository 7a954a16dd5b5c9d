import { Link } from 'react-router-dom';
import { productName } from '../../look/product';
import { PageHeading } from '../../parts/page/page-heading';
import { WhoWeAre } from './operator';
import './legal.css';

export default function PrivacyPage() {
  return (
    <div className="wrap stack legal">
      <div>
        <PageHeading title="Privacy" />
        <p className="soft">What {productName} keeps about you and your child, why, and how to have it deleted.</p>
      </div>
      <ForChildren />
      <WhatWeKeep />
      <section>
        <h2>What we do not do</h2>
        <ul>
          <li>We sell nothing to children and show no advertising.</li>
          <li>
            We do not follow you to other sites, and have no tracking cookies: ours keep you logged in, and know your
            device.
          </li>
          <li>We ask for no place, no photograph, no contacts and no school.</li>
          <li>No computer decides anything about a child but which question comes next.</li>
        </ul>
      </section>
      <section>
        <h2>Where it is, and who sees it</h2>
        <p>
          Names, addresses and answers are encrypted in our log. People who look after the service see what they need
          for it; looks at accounts, at the log and at a child’s pages are written down. Whoever runs this site may use
          companies that host it and send its mail; they act on its instructions only. Payments are taken by Stripe: it
          has your email address and your card, and we never see the card. It learns nothing of your child.
        </p>
        <p>
          If whoever runs this site advertises somewhere, a parent may allow us to tell just that company, by name, that
          they signed up or went to pay: their e-mail address and name as a hash, and nothing of a child. It is never
          needed, can be taken back at any time, and what was passed on is listed for you. If a company keeps the
          mailing list for us, the form names it, and it is told who joined and who left.
        </p>
      </section>
      <section>
        <h2>How long</h2>
        <ul>
          <li>As long as the account is there, so that progress can be shown.</li>
          <li>
            Asked to erase it, we wait a fortnight in which you can change your mind, and then destroy the key: what
            named you can be read by nobody after that, us included.
          </li>
          <li>Copies made against loss hold that key for 30 days at most.</li>
          <li>What you began to buy and did not pay for is erased after 24 hours.</li>
          <li>
            A place in a free mock exam: 7 days where you do not confirm it, else a year, or until you give it up.
          </li>
          <li>Whoever leaves the mailing list is erased at once.</li>
          <li>What was paid stays on record for as long as tax law asks; Stripe keeps its own receipts.</li>
          <li>Figures without a name, as how hard a question is, stay.</li>
        </ul>
      </section>
      <YourRights />
    </div>
  );
}

function ForChildren() {
  return (
    <section className="card">
      <h2>For children, in short</h2>
      <p>
        We keep your name and your answers, so that we can mark them and show you how you are getting on. The grown-up
        who opened your account can see them. Nobody else in the world can look you up here. If something worries you,
        tell a grown-up, and they can ask us to delete it.
      </p>
    </section>
  );
}

function WhatWeKeep() {
  return (
    <section>
      <h2>What we keep, and why</h2>
      <ul>
        <li>
          <b>The parent’s mail address and name</b>: to log in, to send a new password, to write about the account. We
          need it for our agreement with you.
        </li>
        <li>
          <b>The child’s first name</b>: to greet the child. A date of birth only if you give one.
        </li>
        <li>
          <b>Answers, times and flags</b>: to mark them, show progress, choose what comes next, and mend questions.
        </li>
        <li>
          <b>The password</b>: only as a scramble from which it cannot be read.
        </li>
        <li>
          <b>The mailing list</b>: only if you ask for it and confirm it. Each mail has a link to leave.
        </li>
        <li>
          <b>A free mock exam</b>: both names, your mail address and your phone number, if you ask for a place.
        </li>
        <li>
          <b>Internet addresses</b>: for a short while, so that nobody can guess passwords.
        </li>
      </ul>
      <p>
        We follow the UK’s Children’s Code: we keep as little as we can, the most private setting is the only one,
        parents and children see the same figures, and nothing urges a child to stay longer.
      </p>
    </section>
  );
}

function YourRights() {
  return (
    <section>
      <h2>Your rights, and how to reach us</h2>
      <p>
        You may ask what we hold, have it put right, have a copy, object, or have it deleted. Most of it a parent can do
        alone, on the page <Link to="/app/privacy">What we keep</Link>, with the password of the account:
      </p>
      <ul>
        <li>see in words and figures what is kept of you and of each child, and who of us looked at it;</li>
        <li>see what was passed on to anybody else, and take back what you allowed;</li>
        <li>take along a copy of everything, in one file;</li>
        <li>
          have a child or the whole family erased. You have a fortnight to change your mind; after that it is done for
          good, and you get a certificate of what was searched and that nothing is left.
        </li>
      </ul>
      <p>
        For anything else, or without an account, write to us from the address that it is about. We answer within one
        month, and it costs nothing.
      </p>
      <WhoWeAre />
      <p>
        If we do not put it right, you can complain to the Information Commissioner’s Office,{' '}
        <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a>. The <Link to="/terms">terms</Link> are on a page
        of their own.
      </p>
    </section>
  );
}
