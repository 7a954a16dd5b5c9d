import type { EventType } from 'schemas/describe/events';

/** Whether a field is declared to hold an e-mail address: what stands in any other is whatever was typed. */
export function holdsAddress(type: Pick<EventType, 'schema'> | undefined, field: string): boolean {
  const { properties = {} } = (type?.schema ?? {}) as {
    properties?: Readonly<Record<string, { readonly format?: string }>>;
  };
  return properties[field]?.format === 'email';
}
