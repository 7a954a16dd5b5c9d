import { Brand } from '../../look/brand';
import { ReadingComfortMenu } from '../../parts/reading-comfort/reading-comfort-menu';
import { MY_SUBSCRIPTION } from '../access';
import { AccountMenu } from '../desk/account-menu';

const pages = [{ to: MY_SUBSCRIPTION, title: 'My Subscription' }] as const;

/** The top bar of the portal: reading comfort, which an exam has too, and the account. */
export function PortalBar() {
  return (
    <header className="desk-bar">
      <Brand to="/mock-exams" />
      <div className="desk-bar-tools">
        <ReadingComfortMenu />
        <AccountMenu pages={pages} />
      </div>
    </header>
  );
}
