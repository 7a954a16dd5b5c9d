/** What is wrong with a drawing: it must be one well-formed, titled, scalable SVG that runs nothing and loads nothing. */
export function figureFaults(figure: string | undefined): string[] {
  if (figure === undefined) return [];
  return [
    ...(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d .-]+" width="[\d.]+" height="[\d.]+" role="img"/.test(
      figure,
    )
      ? []
      : ['the figure is no scalable SVG']),
    ...(/<title>[^<]+<\/title>/.test(figure) ? [] : ['the figure has no title']),
    ...(/undefined|NaN|Infinity/.test(figure) ? ['the figure lacks a value'] : []),
    ...(/<script|<foreignObject|\son\w+=|href=|url\((?!#)/i.test(figure) ? ['the figure runs or loads something'] : []),
    ...unclosed(figure),
  ];
}

function unclosed(figure: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', attributes = ''] of figure.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return [`</${name}> closes nothing`];
    } else if (!attributes.endsWith('/')) open.push(name);
  }
  return open.map((name) => `<${name}> stays open`);
}
