import { Link } from 'react-router-dom';
import { pounds, usePrices } from '../../../parts/prices/use-prices';
import { offers, type Offer } from '../offers';

export function Prices() {
  return (
    <section className="band" id="prices">
      <div className="wrap">
        <h2>Prices</h2>
        <div className="three">
          {offers.map((offer) => (
            <PriceCard key={offer.title} offer={offer} />
          ))}
        </div>
      </div>
    </section>
  );
}

function PriceCard({ offer }: { readonly offer: Offer }) {
  const { title, price, per, features, callToAction, to, isBestDeal } = offer;
  const prices = usePrices();
  const pence = price === 'nothing' ? 0 : price && prices[price];
  return (
    <div className="card price">
      <h3>
        {title} {isBestDeal === true && prices.badge !== '' && <span className="tag">{prices.badge}</span>}
      </h3>
      <p className="price-line">
        {pence !== undefined && <b>{pounds(pence)}</b>}{' '}
        <span className={pence === undefined ? undefined : 'soft'}>{per}</span>
      </p>
      <ul className="checks">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link className={pence === 0 ? 'btn wide' : 'btn quiet wide'} to={to}>
        {callToAction}
      </Link>
    </div>
  );
}
