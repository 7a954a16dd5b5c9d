import { Link, useLocation } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { usePrices } from '../../../parts/prices/use-prices';
import { offered } from '../products';
import { Door } from './door';

/** How to begin: free, which most want, or with a plan. Where somebody came from goes along. */
export function ChooseProduct({ isUnknown }: { readonly isUnknown: boolean }) {
  const prices = usePrices();
  const { search } = useLocation();
  return (
    <div className="auth">
      <div>
        <PageHeading title="Sign up" />
        <p className="soft">Begin free, and choose a plan later if you want one.</p>
      </div>
      {isUnknown && (
        <p className="notice" role="status">
          There is no plan of this number. These are the ones there are.
        </p>
      )}
      <div className="doors">
        <Door
          to={`/free-11plus-resources${search}`}
          title="Free account"
          words="50 questions a day for the whole family, for 30 days. No card, and nothing to cancel."
        />
        {offered(prices).map(({ productId, title, price }) => (
          <Door key={productId} to={`/auth/register/${productId}${search}`} title={title} words={price(prices)} />
        ))}
      </div>
      <p>
        Have an account already? <Link to="/auth/individual-login">Log in</Link>
      </p>
    </div>
  );
}
