import { Link, useParams, useSearchParams } from 'react-router-dom';
import { email, required } from '../../parts/form/rules';
import { useForm } from '../../parts/form/use-form';
import { PageHeading } from '../../parts/page/page-heading';
import { usePrices } from '../../parts/prices/use-prices';
import { RegisterChild } from './components/register-child';
import { RegisterParent } from './components/register-parent';
import { ChooseProduct } from './components/choose-product';
import { productOf, type Product } from './products';
import './accounts.css';

/** The product of the address; where it names none there is a choice, and where it names one that is none, a word about it. */
export default function RegisterPage() {
  const { productId } = useParams();
  const product = productOf(productId, usePrices());
  return product ? <Registration product={product} /> : <ChooseProduct isUnknown={productId !== undefined} />;
}

/** Signing up in two steps: the parent, then the child and a password. Both survive a reload, passwords excepted. */
function Registration({ product }: { readonly product: Product }) {
  const [search, setSearch] = useSearchParams();
  const prices = usePrices();
  const parent = useForm({
    name: 'register-parent',
    initial: { firstName: '', lastName: '', email: '' },
    rules: { firstName: required(), lastName: required(), email },
    personal: true,
  });
  const complete = Object.values(parent.values).every((value) => value.trim() !== '');
  const goTo = (step: '1' | '2') => {
    // What else the address says, as where somebody came from, stays in it.
    const { step: _, ...rest } = Object.fromEntries(search);
    setSearch(step === '1' ? rest : { ...rest, step });
  };
  const step = complete && search.get('step') === '2' ? 2 : 1;
  return (
    <div className="auth">
      <div>
        <PageHeading title={`Sign up: ${product.title}`} place={`step ${step}`}>
          {product.title}
        </PageHeading>
        <p className="soft">{product.price(prices)}</p>
      </div>
      <p className="notice">{product.today}</p>
      <div className="card">
        <p className="progress-words small soft">
          Step {step} of 2 <i className="done" />
          <i className={step === 2 ? 'done' : undefined} />
        </p>
        {step === 1 ? (
          <RegisterParent form={parent} productId={product.productId} onDone={() => goTo('2')} />
        ) : (
          <RegisterChild parent={parent} product={product} onBack={() => goTo('1')} />
        )}
      </div>
      <p>
        {product.isSold && (
          <>
            Not sure yet? <Link to="/free-11plus-resources">Start with 30 free days</Link>.{' '}
          </>
        )}
        Have an account already? <Link to="/auth/individual-login">Log in</Link>
      </p>
    </div>
  );
}
