import { useState } from 'react';
import { tellSession } from '../family/api';
import { day } from '../../../parts/dates';
import { Field, PasswordField, SendButton } from '../../../parts/form/fields';
import { required } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useMySecondFactor, useOffer, useRemove, useSetUp, type Offer, type SecondFactor as Factor } from './api';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import './logging-in.css';

interface SecondFactorProps {
  /** Once it is set up and its recovery codes have been seen. */
  readonly onSetUp: () => void;
  /** Where nothing else can be done before: said until it is set up. */
  readonly isWanted: boolean;
}

/** The second factor of whoever works here: what it is, setting it up, taking it away. */
export function SecondFactor({ onSetUp, isWanted }: SecondFactorProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const answer = useMySecondFactor();
  return (
    <section className="card office-panel logging-in" aria-labelledby="second-factor">
      {isWanted && !codes && (
        <p className="notice">
          One thing first: please set up a code beside your password. It takes two minutes and your phone, and then the
          office opens.
        </p>
      )}
      <h2 id="second-factor">A code beside your password</h2>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            void tellSession().then(onSetUp);
          }}
        />
      ) : (
        <Shown answer={answer}>
          {(factor) => (factor.setUpAt === null ? <SettingUp onDone={setCodes} /> : <Standing factor={factor} />)}
        </Shown>
      )}
    </section>
  );
}

function SettingUp({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const [offer, setOffer] = useState<Offer>();
  if (offer) return <Confirm offer={offer} onDone={onDone} again={() => setOffer(undefined)} />;
  return <Begin onOffer={setOffer} />;
}

function Begin({ onOffer }: { readonly onOffer: (offer: Offer) => void }) {
  const { run, busy, problem } = useOffer();
  const refused = problem?.code === 'PasswordNotRight' ? { password: problem.message } : undefined;
  const form = useForm({
    name: 'second-factor',
    initial: { password: '' },
    rules: { password: required('Password is required') },
    secret: ['password'],
    refused,
  });
  const send = async ({ password }: { readonly password: string }) => {
    const reply = await run({ password });
    if (reply) onOffer({ secret: reply.secret, address: reply.address });
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p>
        An app on your phone shows six digits, new ones every half minute. With them nobody logs in as you who has only
        your password. Any app that shows such codes will do: Google Authenticator, Microsoft Authenticator, or the
        password manager that you have.
      </p>
      <PasswordField field={form.field('password')} label="Your password" autoComplete="current-password" />
      {problem && !refused && <ProblemNote problem={problem} undone="Nothing was changed." />}
      <SendButton busy={busy}>Set it up</SendButton>
    </form>
  );
}

interface ConfirmProps {
  readonly offer: Offer;
  readonly onDone: (codes: readonly string[]) => void;
  readonly again: () => void;
}

function Confirm({ offer, onDone, again }: ConfirmProps) {
  const { run, busy, problem } = useSetUp();
  const refused = problem?.code === 'SecondCodeNotRight' ? { code: problem.message } : undefined;
  const form = useForm({
    name: 'second-factor-code',
    initial: { code: '' },
    rules: { code: required('Code is required') },
    secret: ['code'],
    refused,
  });
  const send = async ({ code }: { readonly code: string }) => {
    const reply = await run({ code });
    if (reply) onDone(reply.recoveryCodes);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p>Scan this with the app. Then type the six digits that it shows.</p>
      <QrCode text={offer.address} label="For your app to scan" />
      <details>
        <summary>It cannot be scanned</summary>
        <p>Type this into the app, as a key by time:</p>
        <p className="factor-secret">{inFours(offer.secret)}</p>
      </details>
      <Field field={form.field('code')} label="Code" autoComplete="one-time-code" />
      {problem && !refused && <ProblemNote problem={problem} undone="Nothing was changed." />}
      <div className="row">
        <SendButton busy={busy}>Confirm</SendButton>
        <button type="button" className="btn pale" onClick={again}>
          Begin again
        </button>
      </div>
    </form>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Standing({ factor: { setUpAt, recoveryCodesLeft } }: { readonly factor: Factor }) {
  const [removes, setRemoves] = useState(false);
  return (
    <>
      <p>
        Set up on {setUpAt === null ? '' : day(setUpAt)}: every log-in asks for a code.{' '}
        {counted(recoveryCodesLeft, 'recovery code is', 'recovery codes are')} left.
      </p>
      {recoveryCodesLeft < 3 ? (
        <p className="notice">Set it up anew while you can still log in: that makes ten new recovery codes.</p>
      ) : (
        <p>Did you not get to keep the recovery codes? Take it away and set it up anew: that makes ten new ones.</p>
      )}
      {removes ? (
        <Removal onOver={() => setRemoves(false)} />
      ) : (
        <button type="button" className="btn low pale" onClick={() => setRemoves(true)}>
          Take it away, or use another phone
        </button>
      )}
    </>
  );
}

function Removal({ onOver }: { readonly onOver: () => void }) {
  const { run, busy, problem } = useRemove();
  const form = useForm({
    name: 'second-factor-removal',
    initial: { password: '', code: '' },
    rules: { password: required('Password is required'), code: required('Code is required') },
    secret: ['password', 'code'],
  });
  const send = async (values: { readonly password: string; readonly code: string }) => {
    if (!(await run(values))) return;
    await tellSession();
    onOver();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p>The codes of the app and the recovery codes are no good any more after this.</p>
      <PasswordField field={form.field('password')} label="Your password" autoComplete="current-password" />
      <Field
        field={form.field('code')}
        label="Code"
        autoComplete="one-time-code"
        hint="Of your app, or a recovery code."
      />
      {problem && <ProblemNote problem={problem} undone="Nothing was changed." />}
      <div className="row">
        <SendButton busy={busy}>Take it away</SendButton>
        <button type="button" className="btn pale" onClick={onOver}>
          Leave it
        </button>
      </div>
    </form>
  );
}
