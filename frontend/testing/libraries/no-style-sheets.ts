// Stands in tests for the hooks with which antd writes a style sheet for each component. jsdom draws nothing, yet it would parse
// each sheet and look through all of them for each new one: more time than the tests' own.

/** Registers the style of a component, or its variables: here, nothing. */
export default function registerNothing(): void {
  return undefined;
}

/** A style sheet that stands nowhere. */
export function updateCSS(): HTMLStyleElement {
  return document.createElement('style');
}

export const removeCSS = registerNothing;
export const clearContainerCache = registerNothing;
