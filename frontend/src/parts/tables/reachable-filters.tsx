import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

const TRIGGER = 'thead .ant-table-filter-trigger';
const OPENED = '.ant-dropdown:not(.ant-dropdown-hidden) .ant-table-filter-dropdown';

/** A staff table whose filters have names and are reached by keys: the library's own are buttons that it leaves out of both. */
export function ReachableFilters({ children }: { readonly children: ReactNode }) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const within = table.current;
    if (!within) return undefined;
    const name = () => within.querySelectorAll<HTMLElement>(TRIGGER).forEach(nameTrigger);
    name();
    // The head is drawn anew with the columns that are chosen.
    const watching = new MutationObserver(name);
    watching.observe(within, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={table} role="presentation" onKeyDown={press}>
      {children}
    </div>
  );
}

function nameTrigger(trigger: HTMLElement): void {
  const title = trigger.closest('th')?.textContent.trim() ?? '';
  trigger.tabIndex = 0;
  trigger.setAttribute('aria-label', `Filter by ${title.toLowerCase()}`);
}

/** Opens the list as a press of the mouse does, and leads into it once it has been drawn. */
function press(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (!isPress || !(event.target instanceof HTMLElement) || !event.target.matches(TRIGGER)) return;
  event.preventDefault();
  const trigger = event.target;
  trigger.click();
  setTimeout(() => leadInto(trigger), 100);
}

function leadInto(trigger: HTMLElement): void {
  const opened = document.querySelector<HTMLElement>(OPENED);
  opened?.querySelector<HTMLElement>('[role="menu"]')?.focus();
  // What was chosen closes the list, and the focus would go with it.
  const chosen = opened?.querySelector('.ant-btn-primary');
  chosen?.addEventListener('click', () => setTimeout(() => trigger.focus()), { once: true });
}
