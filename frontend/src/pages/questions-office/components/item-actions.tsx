import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useSession } from '../../../client/session';
import { counted } from '../../../parts/words';
import type { ListedItem } from '../api';
import { useIsAdmin } from './office-page';
import { RetireDialog } from './retire-dialog';

export interface ItemActionsProps {
  readonly item: ListedItem;
  readonly onApprove: (item: ListedItem) => void;
  readonly onRetire: (item: ListedItem, reason: string) => void;
}

/** What may be done with an item: an admin approves what another has written; whoever may write may retire. */
export function ItemActions({ item, onApprove, onRetire }: ItemActionsProps) {
  const isAdmin = useIsAdmin();
  if (item.status === 'retired') return null;
  return (
    <span className="item-actions">
      {isAdmin && item.status === 'draft' && <Approve item={item} onApprove={onApprove} />}
      <Retire itemId={item.itemId} title={item.title} onRetire={(reason) => onRetire(item, reason)} />
    </span>
  );
}

/** Of what they wrote themselves, before they were an admin, they are told who does instead. */
function Approve({ item, onApprove }: Pick<ItemActionsProps, 'item' | 'onApprove'>) {
  const own = useSession()?.email;
  if (item.history.some(({ what, by }) => what === 'written' && by === own))
    return <span className="soft small">Yours: another admin approves it</span>;
  return (
    <Popconfirm
      title={
        item.passage
          ? `Give it and its ${counted(item.questionCount, 'question')} to children?`
          : 'Give it to children?'
      }
      description="They may be given it from now on. It can be retired later; worksheets that have it keep it."
      okText="Approve it"
      styles={{ root: { maxWidth: 340 } }}
      onConfirm={() => onApprove(item)}
    >
      <Button size="small" aria-label={`Approve ${item.title}`}>
        Approve
      </Button>
    </Popconfirm>
  );
}

type RetireProps = Omit<Parameters<typeof RetireDialog>[0], 'onOver'>;

function Retire(props: RetireProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" danger aria-label={`Retire ${props.title}`} onClick={() => setAsking(true)}>
        Retire
      </Button>
      {isAsking && <RetireDialog {...props} onOver={() => setAsking(false)} />}
    </>
  );
}
