import { useState } from 'react';
import type { PriceList } from 'schemas/payments/prices/price-list';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { instantIn } from '../../../parts/form/london';
import { carryDraft } from '../../../parts/form/drafts';
import { useForm } from '../../../parts/form/use-form';
import { usePublishPrices, type PricesNow } from './api';
import { ConfirmPrices } from './confirm-prices';
import { PromotionFields } from './promotion-fields';
import { amountRule, amounts, changesOf, listIn, typedOf, type Typed } from './price-words';

interface PriceFormProps {
  /** What was looked at. */
  readonly seen: PricesNow;
  readonly onPublished: (list: PriceList) => void;
  readonly onRefused: () => void;
  /** What was typed is put away. */
  readonly onUndone: () => void;
}

const reasonRule = (typed: string) =>
  typed.trim().length < 3 ? 'Say why, in a few words: it stands in the history.' : undefined;
const endRule = (typed: string, { promotion }: Pick<Typed, 'promotion'>) => {
  if (typed === '') return promotion.trim() === '' ? undefined : 'Say when it ends: it is shown counting down to it.';
  const endsAt = instantIn(typed);
  if (endsAt === undefined) return 'A day and a time, or nothing';
  return Date.parse(endsAt) <= Date.now() ? 'That is past already: choose a later day or time' : undefined;
};

/** An end that was not touched stays, be it past. */
const rulesFor = (holds: Typed) => ({
  standardPence: amountRule,
  mockExamsPence: amountRule,
  oneOffPence: amountRule,
  bundlePence: amountRule,
  promotionEndsAt: (typed: string, values: Pick<Typed, 'promotion'>) =>
    typed !== '' && typed === holds.promotionEndsAt ? undefined : endRule(typed, values),
  reason: reasonRule,
});

interface UnsavedProps {
  readonly changes: readonly string[];
  readonly onUndo: () => void;
}

/** What stands in the boxes and does not hold, be it typed on an earlier visit. */
function Unsaved({ changes, onUndo }: UnsavedProps) {
  return (
    <div className="notice">
      <p>Typed here and not saved. What holds stands first:</p>
      <ul className="prices-changes">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <button type="button" className="btn low pale" onClick={onUndo}>
        Put back what holds
      </button>
    </div>
  );
}

const nameOf = ({ version }: Pick<PricesNow, 'version'>) => `prices-${version}`;

/** Takes what was typed over one list to the one that holds meanwhile: what was not touched becomes what it says. */
export function carryOn(from: PricesNow, to: PricesNow): void {
  carryDraft(nameOf(from), nameOf(to), { before: typedOf(from), after: typedOf(to) });
}

/** Every price as it is typed; what would be different is shown before it holds. */
export function PriceForm({ seen, onPublished, onRefused, onUndone }: PriceFormProps) {
  const [asked, setAsked] = useState<Typed>();
  const { run, busy, problem, clear } = usePublishPrices();
  const holds = typedOf(seen);
  const form = useForm<keyof Typed>({ name: nameOf(seen), initial: holds, rules: rulesFor(holds), lasting: true });
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
  const undo = () => {
    form.forget();
    onUndone();
  };
  const unsaved = changesOf(before, listIn(form.values, before));
  return (
    <form className="form" noValidate onSubmit={form.submit(ask)}>
      {unsaved.length > 0 && <Unsaved changes={unsaved} onUndo={undo} />}
      <div className="form-pair">
        {amounts.map(({ field, title, per }) => (
          <Field key={field} field={form.field(field)} label={title} hint={`In pounds, ${per}`} autoComplete="off" />
        ))}
      </div>
      <Tick field={form.field('bundleHidden')}>
        Do not offer the bundle: its card, its banner and its line are hidden. Whoever pays for it already keeps it.
      </Tick>
      <Field field={form.field('badge')} label="Badge on the bundle" autoComplete="off" most={40} optional />
      <PromotionFields fieldOf={form.field} />
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
