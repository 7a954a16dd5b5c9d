import type { ProColumns } from '@ant-design/pro-components';
import type { HTMLAttributes } from 'react';
import './card-columns.css';

interface Labelled extends HTMLAttributes<HTMLElement> {
  readonly 'data-label': string;
}

/** Columns whose cells bear their titles, so that each row can stand as a card where the panel is too narrow for a table. */
export const cardColumns = <Row>(columns: readonly ProColumns<Row>[]): ProColumns<Row>[] =>
  columns.map((column) => {
    const label: Labelled = { 'data-label': typeof column.title === 'string' ? column.title : '' };
    return { ...column, onCell: () => label };
  });
