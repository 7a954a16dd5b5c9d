import { useState } from 'react';
import type { PriceList } from 'schemas/payments/price-list';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { instantIn } from '../../../parts/form/london';
import { useForm } from '../../../parts/form/use-form';
import { usePublishPrices, type PricesNow } from './api';
import { ConfirmPrices } from './confirm-prices';
import { amountRule, amounts, listIn, typedOf, type Typed } from './price-words';

interface PriceFormProps {
  /** What was looked at. */
  readonly seen: PricesNow;
  readonly onPublished: (list: PriceList) => void;
  readonly onRefused: () => void;
}

const reasonRule = (typed: string) =>
  typed.trim().length < 3 ? 'Say why, in a few words: it stands in the history.' : undefined;
const endRule = (typed: string, { promotion }: Pick<Typed, 'promotion'>) => {
  if (typed === '') return promotion.trim() === '' ? undefined : 'Say when it ends: it is shown counting down to it.';
  return instantIn(typed) === undefined ? 'A day and a time, or nothing' : undefined;
};

const rules = {
  standardPence: amountRule,
  mockExamsPence: amountRule,
  oneOffPence: amountRule,
  bundlePence: amountRule,
  promotionEndsAt: endRule,
  reason: reasonRule,
};

/** Every price as it is typed; what would be different is shown before it holds. */
export function PriceForm({ seen, onPublished, onRefused }: PriceFormProps) {
  const [asked, setAsked] = useState<Typed>();
  const { run, busy, problem, clear } = usePublishPrices();
  const form = useForm<keyof Typed>({ name: `prices-${seen.version}`, initial: typedOf(seen), rules });
  const { version, ...before } = seen;
  const confirm = async (typed: Typed) => {
    const list = listIn(typed, before);
    if (await run({ ...list, reason: typed.reason.trim(), basedOn: version })) {
      form.forget();
      onPublished(list);
    } else onRefused();
  };
  const ask = (typed: Typed) => {
    clear();
    setAsked(typed);
    return Promise.resolve();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(ask)}>
      <div className="form-pair">
        {amounts.map(({ field, title, per }) => (
          <Field key={field} field={form.field(field)} label={title} hint={`In pounds, ${per}`} autoComplete="off" />
        ))}
      </div>
      <Tick field={form.field('bundleHidden')}>
        Do not offer the bundle: its card, its banner and its line are hidden. Whoever pays for it already keeps it.
      </Tick>
      <Field field={form.field('badge')} label="Badge on the bundle" autoComplete="off" most={40} optional />
      <Field
        field={form.field('promotion')}
        label="Promotion at the foot of every public page"
        autoComplete="off"
        most={200}
        optional
      />
      <Field
        field={form.field('promotionEndsAt')}
        label="End of the promotion, London time"
        hint="Hidden from then on."
        type="datetime-local"
        autoComplete="off"
        optional
      />
      <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
      <SendButton busy={busy}>See what would change</SendButton>
      {asked && (
        <ConfirmPrices
          before={before}
          after={listIn(asked, before)}
          command={{ busy, problem }}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}
