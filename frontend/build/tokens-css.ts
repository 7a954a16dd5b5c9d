import type { Plugin } from 'vite';
import { chartColours, colours, motionMs, radii, shadow, typefaces } from '../src/look/tokens';

const name = 'virtual:tokens.css';
const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Serves `virtual:tokens.css`: the tokens as CSS variables. */
export function tokensCss(): Plugin {
  return {
    name: 'fieldfare:tokens-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? { code: tokensAsCss(), moduleType: 'css' } : undefined),
  };
}

export function tokensAsCss(): string {
  const variables = {
    ...colours,
    ...prefixed('chart', chartColours),
    ...prefixed('type', typefaces),
    radius: `${radii.desk}px`,
    shadow,
    motion: `${motionMs}ms`,
  };
  const lines = Object.entries(variables).map(([token, value]) => `--${kebab(token)}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

const prefixed = (prefix: string, group: Record<string, string>) =>
  Object.fromEntries(Object.entries(group).map(([token, value]) => [`${prefix}-${token}`, value]));
