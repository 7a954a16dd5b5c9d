/**
 * Every colour, size and typeface of the product, once: the CSS variables of all pages (`virtual:tokens.css`) and the
 * Ant Design theme of the office are both made of these. Text colours reach 4.5:1 on white, cream and pale blue.
 */
export const colours = {
  ink: '#1b2a41',
  soft: '#4a5a73',
  line: '#d9dee7',
  /** A border that must be seen to know where a control is: 3:1 on white (WCAG 1.4.11). */
  edge: '#7b8798',
  paper: '#ffffff',
  cream: '#fbf7ef',
  tint: '#e8f1fb',
  blue: '#0958d9',
  blueDeep: '#063b91',
  good: '#237804',
  goodTint: '#eef7e8',
  wrong: '#cf1322',
  wrongTint: '#fdeeee',
  warn: '#8f5600',
  warnTint: '#fdf3e1',
  sun: '#f2b84b',
} as const;

/** Okabe and Ito's palette: told apart by those who see colours differently. */
export const chartColours = {
  blue: '#0072b2',
  vermilion: '#d55e00',
  green: '#009e73',
  sky: '#56b4e9',
  purple: '#cc79a7',
  orange: '#e69f00',
} as const;

/** What is called `… Fallback` stands in until the typeface itself has come (`fonts.css`). */
export const typefaces = {
  desk: '"Lexend Variable", "Lexend", "Lexend Fallback", "Lexend Fallback DejaVu", system-ui, sans-serif',
  /** Tabular figures, which Lexend lacks: the office, clocks, columns of figures. */
  office:
    '"Source Sans 3 Variable", "Source Sans 3", "Source Sans 3 Fallback", "Source Sans 3 Fallback DejaVu", system-ui, sans-serif',
} as const;

/** Corner radii in pixels, by room. */
export const radii = { desk: 12, office: 6, hall: 0 } as const;

export const shadow = '0 1px 2px #1b2a4114, 0 8px 24px #1b2a4112';

/** The longest that anything moves, in milliseconds. */
export const motionMs = 150;
