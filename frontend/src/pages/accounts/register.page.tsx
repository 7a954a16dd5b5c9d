import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { examDay } from '../../parts/exam-date';
import { email, required } from '../../parts/form/rules';
import { useForm } from '../../parts/form/use-form';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { FormSkeleton, Skeleton } from '../../parts/page/skeleton';
import { usePrices } from '../../parts/prices/use-prices';
import { useSoldExams, type SoldExam } from './api';
import { RegisterChild } from './components/register-child';
import { RegisterParent } from './components/register-parent';
import { ChooseProduct } from './components/choose-product';
import { ChooseSession, SoldSessions, whyFull } from './components/choose-session';
import { productOf, type Product } from './products';
import './accounts.css';

/** The single mock exam alone is of a date. */
const ONE_EXAM = 3;

/** The product of the address; where it names none there is a choice, and where it names one that is none, a word about it. */
export default function RegisterPage() {
  const { productId } = useParams();
  const product = productOf(productId, usePrices());
  if (!product) return <ChooseProduct isUnknown={productId !== undefined} />;
  return product.productId === ONE_EXAM ? <OneExam product={product} /> : <Registration product={product} />;
}

/** The exam that the address names; otherwise the list of those that are sold. */
function OneExam({ product }: { readonly product: Product }) {
  const { mockExamSessionId: chosen } = useParams();
  return (
    <Shown
      answer={useSoldExams()}
      skeleton={chosen === undefined ? <DatesComing product={product} /> : <FormComing product={product} />}
    >
      {(exams) => {
        const exam = exams.find(({ mockexamSessionId }) => mockexamSessionId === chosen);
        if (exam) return <Registration product={product} exam={exam} />;
        return (
          <ChooseSession product={product}>
            <SoldSessions productId={product.productId} exams={exams} isUnknown={chosen !== undefined} />
          </ChooseSession>
        );
      }}
    </Shown>
  );
}

interface ComingProps {
  readonly product: Product;
}

function FormComing({ product: { title } }: ComingProps) {
  return (
    <div className="auth">
      <PageHeading title={`Sign up: ${title}`}>{title}</PageHeading>
      <FormSkeleton fields={4} />
    </div>
  );
}

function DatesComing({ product }: ComingProps) {
  return (
    <ChooseSession product={product}>
      <Skeleton lines={4} />
    </ChooseSession>
  );
}

interface RegistrationProps {
  readonly product: Product;
  readonly exam?: SoldExam;
}

/** Signing up in two steps: the parent, then the child and a password. Both survive a reload, passwords excepted. */
function Registration({ product, exam }: RegistrationProps) {
  const [search, setSearch] = useSearchParams();
  const parent = useForm({
    name: 'register-parent',
    initial: { firstName: '', lastName: '', email: '' },
    rules: { firstName: required(), lastName: required(), email },
  });
  const complete = Object.values(parent.values).every((value) => value.trim() !== '');
  const goTo = (step: '1' | '2') => {
    // What else the address says, as where somebody came from, stays in it.
    const { step: _, ...rest } = Object.fromEntries(search);
    setSearch(step === '1' ? rest : { ...rest, step });
  };
  const step = complete && search.get('step') === '2' ? 2 : 1;
  const { productId } = product;
  const wanted = exam ? { productId, mockExamSessionId: exam.mockexamSessionId } : { productId };
  return (
    <div className="auth">
      <WhatItIs product={product} exam={exam} step={step} />
      <div className="card">
        <p className="progress-words small soft">
          Step {step} of 2 <i className="done" />
          <i className={step === 2 ? 'done' : undefined} />
        </p>
        {step === 1 ? (
          <RegisterParent form={parent} productId={productId} onDone={() => goTo('2')} />
        ) : (
          <RegisterChild parent={parent} wanted={wanted} onBack={() => goTo('1')} />
        )}
      </div>
      <p>
        Not sure yet? <Link to="/free-11plus-resources">Start with 30 free days</Link>. Have an account already?{' '}
        <Link to="/auth/individual-login">Log in</Link>
      </p>
    </div>
  );
}

interface WhatItIsProps {
  readonly product: Product;
  readonly exam: SoldExam | undefined;
  readonly step: 1 | 2;
}

/** What is bought, for which day, and what is so today. */
function WhatItIs({ product, exam, step }: WhatItIsProps) {
  const prices = usePrices();
  const { search } = useLocation();
  return (
    <>
      <div>
        <PageHeading title={`Sign up: ${product.title}`} place={`step ${step}`}>
          {product.title}
        </PageHeading>
        <p className="soft">{product.price(prices)}</p>
        {exam && (
          <p>
            <b>{examDay(exam.mockExamDate, exam.mockExamTime)}</b>, London time.{' '}
            <Link to={`/auth/register/${product.productId}${search}`}>Another date</Link>
          </p>
        )}
      </div>
      <p className="notice">{product.today}</p>
      {exam?.isFull === true && (
        <p className="notice" role="status">
          {whyFull} If you went to pay for one with your address, go on here; otherwise please choose another date.
        </p>
      )}
    </>
  );
}
