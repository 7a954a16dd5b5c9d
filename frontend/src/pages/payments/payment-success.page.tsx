import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { renewSession } from '../../client/renew-session';
import { session, useSession } from '../../client/session';
import { forgetDraft, REGISTRATION_FORMS } from '../../parts/form/drafts';
import { examDay } from '../../parts/exam-date';
import { PageHeading } from '../../parts/page/page-heading';
import { useCheckout, useExamDates } from './api';
import '../../parts/page/auth.css';
import '../../parts/page/shown.css';

/** Where Stripe's page leads whoever has paid. Nothing is theirs by having come here: it waits until the payment is known. */
export default function PaymentSuccessPage() {
  const checkoutId = useSearchParams()[0].get('checkout') ?? '';
  const { isPaid = false, isDuplicate = false, productId } = useCheckout(checkoutId).data ?? {};
  const isLong = useIsLong();
  useEffect(() => {
    if (isPaid) REGISTRATION_FORMS.forEach(forgetDraft);
  }, [isPaid]);
  return (
    <div className="auth">
      <PageHeading title={useIsMock() ? 'Your mock exam payment' : 'Your payment'}>Payment</PageHeading>
      {isPaid ? <Known isDuplicate={isDuplicate} isBoth={productId === 4} /> : <Waiting isLong={isLong} />}
    </div>
  );
}

/** After so long it is said that nobody has to wait here. In ms. */
const LONG = 20_000;

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

function Waiting({ isLong }: { readonly isLong: boolean }) {
  return (
    <div className="card" role="status">
      <p>
        <b>Thank you. We are waiting to hear of your payment.</b>
      </p>
      <p>
        {isLong
          ? 'It takes longer than usual. You need not wait here: everything opens by itself as soon as we know, and nothing is charged twice.'
          : 'It takes a few seconds as a rule. This page goes on by itself.'}
      </p>
    </div>
  );
}

const useIsMock = () => useLocation().pathname.includes('mock-exam');

interface KnownProps {
  readonly isDuplicate: boolean;
  /** Whether it was paid for practice and mock exams: of the second bundle of a family practice alone may be one too many. */
  readonly isBoth: boolean;
}

const twiceWords = (isBoth: boolean) =>
  `Your payment came through, but you have paid for this already${isBoth ? ', or for the practice in it' : ''}. You need it once only: we give this payment back, and a mail says so. What you have goes on as before.`;

function Known({ isDuplicate, isBoth }: KnownProps) {
  const isMock = useIsMock();
  const isSignedIn = useSession() !== undefined;
  const isReady = useRightsOfToday(isSignedIn);
  return (
    <div className="notice good" role="status">
      <p>
        {isDuplicate ? twiceWords(isBoth) : 'Your payment was successful.'}{' '}
        {!isSignedIn && (
          <>
            Click <Link to="/auth/individual-login">here</Link> to login
          </>
        )}
      </p>
      {isMock && !isDuplicate && <BoughtExam isSignedIn={isSignedIn} />}
      {isSignedIn && isReady && (isMock ? <ToExams /> : <Link to="/app/math/questions">Go on practising</Link>)}
    </div>
  );
}

/** Which exam it was paid for, where it is one, and what comes next. */
function BoughtExam({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const sessionId = useSearchParams()[0].get('session');
  const dates = useExamDates(sessionId !== null).data ?? [];
  const exam = dates.find(({ mockexamSessionId }) => mockexamSessionId === sessionId);
  return (
    <>
      {exam && (
        <p>
          The place in the mock exam on <b>{examDay(exam.mockExamDate, exam.mockExamTime)}</b>, London time, is booked.
        </p>
      )}
      <p>{isSignedIn && sessionId !== null ? 'A mail about the place' : 'A welcome e-mail'} follows shortly.</p>
    </>
  );
}

const ToExams = () => <Link to="/mock-exams/upcoming-exams">See the place under Upcoming Exam Dates</Link>;

/** What a log-in may do stands in its token: another one is asked for, once. */
function useRightsOfToday(isSignedIn: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    void renewSession(session.current()?.accessToken)
      .catch(() => false)
      .finally(() => setReady(true));
  }, [isSignedIn]);
  return isReady;
}
