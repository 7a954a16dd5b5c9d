import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Field, SendButton } from '../../parts/form/fields';
import { required } from '../../parts/form/rules';
import { useForm } from '../../parts/form/use-form';
import { day, time } from '../../parts/dates';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { Skeleton } from '../../parts/page/skeleton';
import { counted } from '../../parts/words';
import { useCertificate, type CertificateReply } from './api';
import { placeWords } from './place-words';
import './privacy.css';

/** That nothing is left of somebody, for whoever has the reference: there is nobody's name on it. */
export default function ErasureCertificatePage() {
  const reference = useSearchParams()[0].get('reference')?.trim() ?? '';
  const answer = useCertificate(reference);
  return (
    <div className="wrap stack certificate">
      <PageHeading title="Certificate of an erasure" />
      {reference !== '' && (
        <Shown answer={answer} skeleton={<Skeleton lines={6} />}>
          {(reply) =>
            reply.certificate === null ? (
              <p role="status">{whyNone[reply.standing]}</p>
            ) : (
              <Certified reply={reply} reference={reference} />
            )
          }
        </Shown>
      )}
      <AnotherReference key={reference} reference={reference} />
    </div>
  );
}

const whyNone: Readonly<Record<CertificateReply['standing'], string>> = {
  unknown: 'We know no erasure with this reference. Please check that you have all of it.',
  kept: 'This erasure was not carried out: everything was kept. So there is no certificate.',
  coming:
    'There is no certificate with this reference yet. It comes on the day of the erasure, some minutes after it; please keep the address of this page until then.',
  certified: 'The certificate cannot be shown just now. Please come again in a few minutes.',
};

/** Whoever has the reference and not the address of its page. */
function AnotherReference({ reference }: { readonly reference: string }) {
  const navigate = useNavigate();
  const form = useForm({
    name: 'certificate-reference',
    initial: { reference },
    rules: { reference: required('Reference is required') },
  });
  const show = async ({ reference: typed }: { readonly reference: string }) => {
    form.forget();
    await navigate(`/erasure-certificate?reference=${encodeURIComponent(typed.trim())}`);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(show)}>
      <Field
        field={form.field('reference')}
        label="Reference"
        autoComplete="off"
        hint="It stands in our mails about the erasure, at the end of the address."
      />
      <SendButton busy={false}>Show the certificate</SendButton>
    </form>
  );
}

const OfOthers = ({ others }: { readonly others: number }) => (
  <>
    <dt>Somebody else’s</dt>
    <dd>
      {counted(others, 'entry', 'entries')} under an address that was given here and never confirmed, or that was used
      anew since: not theirs as far as anybody can know, and so left alone
    </dd>
  </>
);

const moment = (instant: string) => `${day(instant)}, ${time(instant)}`;

const number = (count: number) => count.toLocaleString('en-GB');

/** Of certificates from before Redis was looked through, and where there is none, that it was not. */
function Searched({
  after: { tables, events, files, redis, searchedAt },
}: Pick<NonNullable<CertificateReply['certificate']>, 'after'>) {
  return (
    <>
      <dt>Searched</dt>
      <dd>
        {counted(tables, 'table')} of the database, the queues in it included
        {redis !== undefined && `, ${number(redis)} entries of the queues beside it`}
        {files !== undefined && `, ${counted(files, 'file')}`}, and {number(events)} entries of the log, opened with
        every key that is left, on {moment(searchedAt)}
      </dd>
      {files === undefined && (
        <NotSearched>Pictures and PDFs that are kept: they were not looked into before November 2026</NotSearched>
      )}
      {redis === undefined && (
        <NotSearched>
          Queues outside the database, where there are any: jobs there hold references, and no name or address
        </NotSearched>
      )}
    </>
  );
}

const NotSearched = ({ children }: { readonly children: ReactNode }) => (
  <>
    <dt>Not searched</dt>
    <dd>{children}</dd>
  </>
);

function Certified({ reply, reference }: { readonly reply: CertificateReply; readonly reference: string }) {
  const { certificate, hash, isValid } = reply;
  if (certificate === null) return null;
  const { whom, askedAt, carriedOutAt, keys, heldBefore, before, after, others = 0 } = certificate;
  return (
    <>
      <p className="lead">
        {whom === 'child' ? 'A child' : 'A family'} was erased: {number(heldBefore)} entries held them before, and none
        does now.
      </p>
      <dl className="card figures">
        <dt>Asked for</dt>
        <dd>{moment(askedAt)}</dd>
        <dt>Keys destroyed</dt>
        <dd>
          {number(keys)}, on {moment(carriedOutAt)}
        </dd>
        <Searched after={after} />
        <dt>Found</dt>
        <dd>{certificate.heldAfter}</dd>
        {others > 0 && <OfOthers others={others} />}
        <dt>Reference</dt>
        <dd className="long">{reference}</dd>
        <dt>SHA-256</dt>
        <dd className="long">{hash}</dd>
      </dl>
      <p className={isValid ? 'notice good' : 'notice warn'} role="status">
        {isValid
          ? 'This certificate is valid: it is word for word the one that was given.'
          : 'This certificate is NOT the one that was given. Please write to us.'}
      </p>
      {whom === 'child' && (
        <p className="soft">
          Where an account began with a payment before November 2026, the child’s name stands in one old entry of our
          log under the parent’s key. Nothing of ours opens it once the child is erased; it goes for good with the
          parent’s own account.
        </p>
      )}
      <details className="card kept">
        <summary>
          <h2>Where something stood before</h2>
          <span className="soft">{counted(before.length, 'place')}</span>
        </summary>
        <ul>
          {before.map(({ place, count }) => (
            <li key={place}>
              <span className="long" title={place}>
                {placeWords(place)}
              </span>
              <b>{number(count)}</b>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
