/** Told when the browser shows this page again as it was left: nothing is loaded anew, and nothing was heard meanwhile. */
export function onRestored(listener: () => void): void {
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
