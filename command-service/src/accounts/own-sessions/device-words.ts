type Named = readonly (readonly [name: string, sign: RegExp])[];

// The first that fits: Edge and Opera call themselves Chrome as well, Chrome calls itself Safari.
const browsers: Named = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Silk', /\bSilk\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\S+.*\bSafari\//],
];

const machines: Named = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** So much of what a browser calls itself is looked at: it may send as much as it likes. */
const MOST = 512;

/**
 * What kind of browser on what kind of machine somebody uses: “Chrome on Windows”. Coarse by intent: it tells somebody's
 * own devices apart for them, and nobody from others. Undefined where it says nothing that we know.
 */
export function deviceOf(agent: string): string | undefined {
  const said = agent.slice(0, MOST);
  const [browser, machine] = [named(browsers, said), named(machines, said)];
  if (browser === undefined) return machine === undefined ? undefined : `A browser on ${machine}`;
  return machine === undefined ? browser : `${browser} on ${machine}`;
}

const named = (names: Named, agent: string) => names.find(([, sign]) => sign.test(agent))?.[0];
