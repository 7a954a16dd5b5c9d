/** Stands for the chart library where there is nothing to draw on. */
export const Column = () => <div data-testid="columns" />;
