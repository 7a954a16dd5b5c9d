import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../../client/session';
import { leave } from '../../client/sign-in';
import { Disclosure } from '../../parts/dialog/disclosure';
import { WHO_IS_PRACTISING } from '../access';

interface AccountMenuProps {
  /** Where it leads, above the way out. */
  readonly pages: readonly { readonly to: string; readonly title: string }[];
}

/** The menu of whoever is signed in, by their name: another child, the account's pages, the way out. */
export function AccountMenu({ pages }: AccountMenuProps) {
  const session = useSession();
  const navigate = useNavigate();
  // Until it is said who is practising, nobody's name stands there.
  const name = (session?.asksWho ? '' : session?.childName.trim()) || 'Account';
  const several = (session?.learners.length ?? 0) > 1;
  return (
    <Disclosure
      label={`${name}: account menu`}
      button={
        <>
          <span className="account-name">{name}</span> <span aria-hidden="true">▾</span>
        </>
      }
    >
      {(close) => (
        <ul className="menu">
          {several && (
            <li>
              <Link className="menu-item" to={WHO_IS_PRACTISING} onClick={close}>
                Switch child
              </Link>
            </li>
          )}
          {pages.map(({ to, title }) => (
            <li key={to}>
              <Link className="menu-item" to={to} onClick={close}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="menu-item"
              onClick={() => {
                leave();
                void navigate('/auth/individual-login');
              }}
            >
              Logout
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}
