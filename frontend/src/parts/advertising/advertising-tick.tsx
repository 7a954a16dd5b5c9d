import { ADVERTISING_TEXT, ADVERTISING_WORDS } from 'schemas/advertising/conversions';
import { Tick } from '../form/fields';
import type { FieldState } from '../form/use-form';
import { useToldOutside } from './use-told-outside';

/** What is asked of a parent. */
export const advertisingWords = (receiver: string): string => ADVERTISING_WORDS.replace('{receiver}', receiver);

/** While signing up: not ticked unless they do it, and never needed. Its value is the receiver that they were told of, or nothing. */
export function AdvertisingTick({ field }: { readonly field: FieldState }) {
  const receiver = useToldOutside('advertiser');
  return receiver === undefined ? null : <TickFor field={field} receiver={receiver} />;
}

/** The box itself, once it is known of whom it speaks. */
export function TickFor({ field, receiver }: { readonly field: FieldState; readonly receiver: string }) {
  const shown = { ...field, value: field.value === receiver ? 'yes' : '' };
  return (
    <Tick field={{ ...shown, onChange: (ticked) => field.onChange(ticked === 'yes' ? receiver : '') }}>
      {advertisingWords(receiver)} <span className="soft">(optional, and you can change your mind)</span>
    </Tick>
  );
}

/** What a ticked box says to the server; nothing where it is not ticked. */
export const agreedWith = (receiver: string) =>
  receiver === '' ? {} : { advertising: { textVersion: ADVERTISING_TEXT, receiver } };
