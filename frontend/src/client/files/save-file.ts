/** In milliseconds: browsers read the file some time after the link was followed. */
const LONG_ENOUGH = 60_000;

/** Hands a file that was fetched to the browser, to be kept where it keeps files. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}

/** Shows a file that was fetched in a tab of its own. */
export function openFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'noopener' }).click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
