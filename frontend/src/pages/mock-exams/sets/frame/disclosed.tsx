import { useState, type ReactNode } from 'react';

interface DisclosedProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What is folded away until somebody wants it. */
export function Disclosed({ title, isOpen = false, children }: DisclosedProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details className="authoring-disclosed" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <div className="form">{children}</div>}
    </details>
  );
}
