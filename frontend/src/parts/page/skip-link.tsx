import type { RefObject } from 'react';

/** The first thing that a keyboard meets in a room: past the bar and the menu, to the page. */
export function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
    >
      Skip to the page
    </a>
  );
}
