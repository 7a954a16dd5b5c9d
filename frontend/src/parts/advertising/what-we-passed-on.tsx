import {
  agreeToAdvertising,
  getWhatWePassedOn,
  withdrawFromAdvertising,
} from 'schemas/advertising/advertising.contract';
import { ADVERTISING_TEXT, type Conversion } from 'schemas/advertising/conversions';
import type { ReplyOf } from 'schemas/describe/contract';
import { useCommand, useQuery } from '../../client/contract';
import { day } from '../dates';
import { ProblemNote, Shown } from '../page/shown';
import { advertisingWords } from './advertising-tick';
import { useToldOutside } from './use-told-outside';
import './advertising.css';

type PassedOn = ReplyOf<typeof getWhatWePassedOn>;

/**
 * What a parent allows us to tell those with whom we advertise, and what they were told, behind the parents' door. Where
 * nobody is to be told and nobody ever was, it is not there.
 */
export function WhatWePassedOn() {
  const receiver = useToldOutside('advertiser');
  const answer = useQuery(getWhatWePassedOn, {});
  const { data } = answer;
  const isEmpty = data === undefined || (data.passedOn.length === 0 && data.agreed === null && !data.mailingList);
  if (receiver === undefined && isEmpty) return null;
  return (
    <section className="card stack" aria-labelledby="passed-on">
      <h2 id="passed-on">What we passed on</h2>
      <Shown answer={answer}>
        {(known) => (
          <>
            <Wish known={known} receiver={receiver} />
            <PassedOnList passedOn={known.passedOn} />
            {known.mailingList && (
              <p>
                You are on our mailing list, which {known.mailingList.provider} keeps for us: it has had your e-mail
                address since {day(known.mailingList.toldAt)}. Each letter has a link by which you leave it.
              </p>
            )}
          </>
        )}
      </Shown>
    </section>
  );
}

function Wish({ known: { agreed }, receiver }: { readonly known: PassedOn; readonly receiver: string | undefined }) {
  const agreeing = useCommand(agreeToAdvertising);
  const withdrawing = useCommand(withdrawFromAdvertising);
  const busy = agreeing.busy || withdrawing.busy;
  const problem = agreeing.problem ?? withdrawing.problem;
  const note = problem && <ProblemNote problem={problem} undone="It is as it was." />;
  if (agreed)
    return (
      <>
        <p>
          You agreed on {day(agreed.agreedAt)}: “{advertisingWords(agreed.receiver)}”
        </p>
        {note}
        <p className="row">
          <button
            type="button"
            className="btn low pale"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void withdrawing.run({});
            }}
          >
            Take it back
          </button>
        </p>
      </>
    );
  if (receiver === undefined) return <p>Nothing is passed on to anybody with whom we advertise.</p>;
  return (
    <>
      <p>
        Nothing is passed on while you have not agreed to it. You could say: “{advertisingWords(receiver)}” It changes
        nothing for you or your child.
      </p>
      {note}
      <p className="row">
        <button
          type="button"
          className="btn low pale"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void agreeing.run({ textVersion: ADVERTISING_TEXT, receiver });
          }}
        >
          I agree
        </button>
      </p>
    </>
  );
}

/** What was passed on, the newest first. */
export function PassedOnList({ passedOn }: Pick<PassedOn, 'passedOn'>) {
  if (passedOn.length === 0) return <p className="soft">Nothing has been passed on so far.</p>;
  return (
    <ul className="passed-on">
      {passedOn.map(({ conversion, receiver, at, outcome, fields }) => (
        <li key={`${conversion} ${at}`}>
          <b>{day(at)}</b>: {receiver} {told[outcome]} that you {did[conversion]}
          {fields !== '' && <span className="soft">, with a hash of your {fields}</span>}.
        </li>
      ))}
    </ul>
  );
}

const did: Readonly<Record<Conversion, string>> = {
  Lead: 'had signed up',
  InitiateCheckout: 'had gone to pay',
};
const told = {
  open: 'was being told, and did not answer,',
  taken: 'was told',
  refused: 'was told, and did not take it,',
} as const;
