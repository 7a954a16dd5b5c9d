import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { useLeave } from './api';
import './free-resources.css';

/** Where each mail of the list leads whoever has had enough, with a token; mails of before carry it as `t`. */
export default function LeaveListPage() {
  const [said] = useSearchParams();
  const token = useParams()['token'] ?? said.get('t') ?? '';
  return (
    <div className="wrap stack confirm">
      <PageHeading title="Leave the mailing list" />
      {token === '' ? <p>This link is not complete. Please open it from the mail again.</p> : <Leaving token={token} />}
      <p>
        <Link to="/">Go to the first page</Link>
      </p>
    </div>
  );
}

// By a press, and not by opening the page: programs that check mail open every link in it.
function Leaving({ token }: { readonly token: string }) {
  const { run, busy, problem } = useLeave();
  const [left, setLeft] = useState(false);
  if (left) return <p role="status">You are off the list. We write to this address no more.</p>;
  const leave = () => void run({ token }).then((reply) => setLeft(reply !== undefined));
  return (
    <>
      <p>One press, and you are off the list.</p>
      {problem && <ProblemNote problem={problem} />}
      <p>
        <button type="button" className="btn" aria-disabled={busy} onClick={busy ? undefined : leave}>
          Leave the list
        </button>
      </p>
    </>
  );
}
