import { PageHeading } from '../../parts/page/page-heading';
import { productLine } from '../../look/product';
import { Hero } from './components/hero';
import { FreeResources } from './components/free-resources';
import { Prices } from './components/prices';
import { CommonQuestions, HowItWorks, Promises, Subjects } from './components/landing-sections';
import './landing.css';

export default function LandingPage() {
  return (
    <>
      <Hero>
        <PageHeading title={productLine} className="hero-title">
          Ready for the 11&#8209;plus, one good question at a time.
        </PageHeading>
      </Hero>
      <Promises />
      <HowItWorks />
      <Subjects />
      <Prices />
      <FreeResources />
      <CommonQuestions />
    </>
  );
}
