import { counted } from '../../../parts/words';

/** Data as a tree that can be read: short values on their line, longer ones folded. */
export function DataTree({ data }: { readonly data: Readonly<Record<string, unknown>> | readonly unknown[] }) {
  return (
    <ul className="data-tree">
      {Object.entries(data).map(([name, value]) => (
        <li key={name}>
          <Branch name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) {
    return (
      <>
        <b>{name}</b> <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
      </>
    );
  }
  const inner = value as Record<string, unknown>;
  const size = Object.keys(inner).length;
  if (size === 0) return <b>{name}</b>;
  return (
    <details open={size <= 3}>
      <summary>
        <b>{name}</b> <span className="soft">{counted(size, Array.isArray(value) ? 'item' : 'field')}</span>
      </summary>
      <DataTree data={inner} />
    </details>
  );
}
