import type { ReactNode } from 'react';

interface ActButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly look?: 'main' | 'pale' | 'link';
  readonly children: ReactNode;
}

const classes = { main: 'btn low', pale: 'btn low pale', link: 'link-button' } as const;

/** A button that says so while what it asked for is under way, and asks for nothing more meanwhile. */
export function ActButton({ busy, onPress, look = 'pale', children }: ActButtonProps) {
  return (
    <button
      type="button"
      className={classes[look]}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {busy ? 'One moment…' : children}
    </button>
  );
}
