import type { FormInstance } from 'antd';
import type { Fault, FieldName } from './fault-fields';

/** The spec's words at the text and the answer of a grammar question. */
export const unwritten = 'Field is required';

const IS_REQUIRED = ' is required';

/** At every other field that is to be filled in, here and in each rule of the forms: of many at once each says what it wants. */
export const wanted = (label: string): string => `${label}${IS_REQUIRED}`;

/** At the rule tag. */
export const notOfTopic = 'Choose one of the list: this is none of the topic’s.';

/** Says each fault at its field, until somebody writes there. */
export function showFaults(form: Pick<FormInstance, 'setFields'> | null, faults: readonly Fault[]): void {
  const byField = new Map<string, readonly Fault[]>();
  for (const fault of faults) {
    const key = JSON.stringify(fault.field);
    byField.set(key, [...(byField.get(key) ?? []), fault]);
  }
  const fields = [...byField.values()].map((same) => ({
    name: [...(same[0]?.field ?? [])],
    errors: same.map(({ reason, said }) => said ?? reason),
  }));
  form?.setFields(fields);
}

/** What was said at the fields and is no longer found by a later check is taken away, wherever it was mended. */
export function clearMended(form: FormInstance | null, isMended: (said: string) => boolean): void {
  const fields = form?.getFieldsError().filter(({ errors }) => errors.some(isMended)) ?? [];
  form?.setFields(fields.map(({ name, errors }) => ({ name, errors: errors.filter((said) => !isMended(said)) })));
}

/** Said by the server's checks, and not by a rule of the form itself. */
export const isOfChecks = (said: string): boolean => !said.endsWith(IS_REQUIRED) && said !== notOfTopic;

/** A fault of some option is said at each that is empty. */
export const atEachOption = (faults: readonly Fault[], values: object): Fault[] =>
  faults.flatMap((fault) => {
    if (!/option is empty/i.test(fault.reason)) return [fault];
    const list = fault.field.slice(0, -1);
    const options = valueAt(values, list);
    const empty = [0, 1, 2, 3, 4].filter((place) => !isWritten(valueAt(options, [place])));
    return empty.map((place) => ({ ...fault, field: [...list, place] }));
  });

/** The fields of these labels in which nothing is written. @param words at a field, by its label */
export const notWritten = (values: object, labels: Readonly<Record<string, string>>, words = wanted): Fault[] =>
  Object.entries(labels)
    .filter(([name]) => !isWritten(valueAt(values, [name])))
    .map(([name, label]) => required(label, [name], words));

const required = (label: string, field: FieldName, words = wanted): Fault => ({
  reason: `${label}: field is required.`,
  said: words(label),
  field,
});

/** The five options of which nothing is written. */
export const optionsNotWritten = (options: unknown, list: FieldName = ['options']): Fault[] =>
  [0, 1, 2, 3, 4]
    .filter((place) => !isWritten(valueAt(options, [place])))
    .map((place) => required(`Option ${'ABCDE'.charAt(place)}`, [...list, place]));

const isWritten = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const valueAt = (values: unknown, field: FieldName): unknown =>
  field.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[part] : undefined,
    values,
  );
