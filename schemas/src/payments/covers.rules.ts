import { products, type ProductId } from './products';

/** Whether it covers practice and comprehension, and whether all mock exams. */
export const coversPractice = (productId: ProductId): boolean => products[productId].practice;
export const coversMocks = (productId: ProductId): boolean => productId === 2 || productId === 4;
/** Whether it is for one child alone, as all that has a mock exam in it; practice is the whole family’s. */
export const isForOneChild = (productId: ProductId): boolean => coversMocks(productId) || productId === 3;
