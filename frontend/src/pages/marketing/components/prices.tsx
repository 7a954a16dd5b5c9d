import { Link } from 'react-router-dom';
import type { PriceList } from 'schemas/payments/prices/price-list';
import { offersBundle, pounds, usePrices } from '../../../parts/prices/use-prices';
import { isBundle, offers, type Offer } from '../offers';

export function Prices() {
  const prices = usePrices();
  const shown = offers.filter((offer) => !isBundle(offer) || offersBundle(prices));
  return (
    <section className="band" id="prices">
      <div className="wrap">
        <h2>Prices</h2>
        <div className="four">
          {shown.map((offer) => (
            <PriceCard key={offer.title} offer={offer} prices={prices} />
          ))}
        </div>
      </div>
    </section>
  );
}

function PriceCard({ offer, prices }: { readonly offer: Offer; readonly prices: PriceList }) {
  const { title, price, per, one, features, callToAction, to } = offer;
  const pence = price === 'nothing' ? 0 : prices[price];
  return (
    <div className="card price">
      <h3>
        {title} {isBundle(offer) && prices.badge !== '' && <span className="tag">{prices.badge}</span>}
      </h3>
      <p className="price-line">
        <span>
          <b>{pounds(pence)}</b> <span className="soft">{per}</span>
        </span>
        {one && <Link to={one.to}>{pounds(prices[one.price])} for one alone</Link>}
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
