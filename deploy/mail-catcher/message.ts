import PostalMime, { type Address, type Attachment } from 'postal-mime';

/** One message as the inbox shows it. */
export interface Message {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every web address of the message, in its order. */
  readonly links: readonly string[];
  readonly attachments: readonly AttachedFile[];
}

export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Reads a message as it came over the wire. */
export async function readMessage(id: string, receivedAt: string, raw: Buffer): Promise<Message> {
  const { from, to = [], cc = [], attachments, ...mail } = await PostalMime.parse(raw);
  const [text, html] = [filled(mail.text), filled(mail.html)];
  return {
    id,
    receivedAt,
    text,
    html,
    messageId: filled(mail.messageId),
    from: addresses(from ? [from] : []).join(', '),
    to: addresses([...to, ...cc]),
    subject: filled(mail.subject),
    links: linksOf(html || text),
    attachments: attachments.map(attachedFile),
  };
}

const filled = (text: string | undefined) => text ?? '';

const addresses = (list: readonly Address[]): string[] =>
  list.flatMap((one) => (one.group ? addresses(one.group) : one.address));

function attachedFile({ filename, mimeType, content }: Attachment, index: number): AttachedFile {
  return { name: filename ?? `attachment-${index + 1}`, type: mimeType, content: Buffer.from(content as ArrayBuffer) };
}

function linksOf(body: string): string[] {
  const found = body.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;)]+$/, '')))];
}
