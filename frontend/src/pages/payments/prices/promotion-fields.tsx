import { Field } from '../../../parts/form/fields';
import type { FieldState } from '../../../parts/form/use-form';
import { Choose } from '../../../parts/form/written';
import { targetNames, type Typed } from './price-words';

interface PromotionFieldsProps {
  readonly fieldOf: (name: keyof Typed) => FieldState;
}

/** What stands at the foot of every public page, until when, and where its link leads. */
export function PromotionFields({ fieldOf }: PromotionFieldsProps) {
  return (
    <>
      <Field
        field={fieldOf('promotion')}
        label="Promotion at the foot of every public page"
        autoComplete="off"
        most={200}
        optional
      />
      <Field
        field={fieldOf('promotionEndsAt')}
        label="End of the promotion, London time"
        hint="Hidden from then on."
        type="datetime-local"
        autoComplete="off"
        optional
      />
      <div className="form-pair">
        <Field
          field={fieldOf('promotionLinkWords')}
          label="Words of its link"
          hint="“Book now” where it is left empty."
          autoComplete="off"
          most={40}
          optional
        />
        <Choose field={fieldOf('promotionLeadsTo')} label="Where it leads" choices={Object.entries(targetNames)} />
      </div>
    </>
  );
}
