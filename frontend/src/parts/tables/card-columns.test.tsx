import { ProTable } from '@ant-design/pro-components';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { officeTheme } from '../../look/antd-theme';
import { cardColumns } from './card-columns';

it('a cell bears the title of its column, for where its row stands as a card', async () => {
  const columns = cardColumns<{ name: string; count: number }>([
    { title: 'Name', dataIndex: 'name' },
    { title: 'Count', dataIndex: 'count', align: 'right' },
  ]);
  render(
    <ProTable rowKey="name" columns={columns} dataSource={[{ name: 'practice_flags', count: 7 }]} search={false} />,
  );
  expect((await screen.findByText('practice_flags')).closest('td')).toHaveAttribute('data-label', 'Name');
  expect(screen.getByText('7').closest('td')).toHaveAttribute('data-label', 'Count');
});

it('the office is set as large as the text around it', () => {
  expect([1, 1.5, 2].map((scale) => officeTheme(scale).token?.fontSize)).toEqual([14, 21, 28]);
});
