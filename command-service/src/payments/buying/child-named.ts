import type { CommandTools } from 'platform/http';
import type { PaymentsParts } from '../payments-parts';

type Families = Pick<PaymentsParts, 'childrenOfCaller'>;

/** Refuses a child who is not of the caller's family; one who was put away is. */
export async function mustBeOwn(learnerId: string | undefined, { childrenOfCaller }: Families, tools: CommandTools) {
  if (learnerId === undefined) return;
  const children = await childrenOfCaller(tools);
  if (!children.some((child) => child.learnerId === learnerId)) tools.refuse('ChildNotFound');
}

/** The child whom a call names, where they practise in the caller's family; the one who is chosen, where it names none. */
export async function childNamed(
  learnerId: string | undefined,
  { childrenOfCaller }: Families,
  tools: CommandTools,
): Promise<string> {
  if (learnerId === undefined) return tools.caller.learnerId;
  const children = await childrenOfCaller(tools);
  const child = children.find((one) => one.learnerId === learnerId && !one.isArchived);
  return child === undefined ? tools.refuse('ChildNotFound') : child.learnerId;
}
