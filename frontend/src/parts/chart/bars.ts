export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Bars of the same label stand beside each other, in the colour of their group. */
  readonly group?: string;
}

export interface ColumnsProps {
  readonly bars: readonly Bar[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** In px. */
  readonly height?: number;
}
