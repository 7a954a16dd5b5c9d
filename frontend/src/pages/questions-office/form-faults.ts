import type { FormInstance } from 'antd';
import type { Fault } from './fault-fields';

/** Says each fault at its field, until somebody writes there. */
export function showFaults(form: Pick<FormInstance, 'setFields'> | null, faults: readonly Fault[]): void {
  const byField = new Map<string, readonly Fault[]>();
  for (const fault of faults) {
    const key = JSON.stringify(fault.field);
    byField.set(key, [...(byField.get(key) ?? []), fault]);
  }
  const fields = [...byField.values()].map((same) => ({
    name: [...(same[0]?.field ?? [])],
    errors: same.map(({ reason }) => reason),
  }));
  form?.setFields(fields);
}

type ErrorField = { readonly name: readonly unknown[]; readonly errors: readonly string[] };

/** The fields that must be filled in first, by their labels. */
export const unfilled = (fields: readonly ErrorField[], labels: Readonly<Record<string, string>>): Fault[] =>
  fields.map(({ name }) => {
    const [, tile] = name;
    const label = labels[String(name.at(-1))] ?? 'A field';
    return {
      reason: `${typeof tile === 'number' ? `Question ${tile + 1}: ` : ''}${label} is to be filled in.`,
      field: name.filter((part) => typeof part === 'string' || typeof part === 'number'),
    };
  });
