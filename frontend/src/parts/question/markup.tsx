import { Fragment, useMemo } from 'react';
import {
  parseMarkup,
  type BarMeaning,
  type BreakNode,
  type InlineNode,
  type MarkupNode,
} from 'schemas/describe/markup';
import './markup.css';

interface MarkupProps {
  readonly source: string;
  /** What `||` divides in this text. */
  readonly bars?: BarMeaning;
}

/** Draws the text of a question, an option, a step or a passage: fractions stacked, powers raised. Never HTML. */
export function Markup({ source, bars = 'lines' }: MarkupProps) {
  const nodes = useMemo(() => parseMarkup(source, bars), [source, bars]);
  return <Nodes nodes={nodes} />;
}

function Nodes({ nodes }: { nodes: readonly MarkupNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} before={nodes[index - 1]} />);
}

function Node({ node, before }: { node: MarkupNode; before: MarkupNode | undefined }) {
  switch (node.kind) {
    case 'text':
      return <Fragment>{node.text}</Fragment>;
    case 'bold':
      return <b>{node.text}</b>;
    case 'power':
      return <sup>{node.text}</sup>;
    case 'fraction':
      return <Fraction {...node} afterWhole={before?.kind === 'text' && /\d$/.test(before.text)} />;
    case 'bullet':
      return (
        <span className="item">
          <Nodes nodes={node.children} />
        </span>
      );
    default:
      return <Break node={node} />;
  }
}

function Break({ node }: { readonly node: BreakNode }) {
  switch (node.kind) {
    case 'line-break':
      return <br />;
    case 'paragraph-break':
      return <span className="paragraph" />;
    case 'separator':
      return <span className={`edge edge-${node.between}`}> </span>;
  }
}

interface FractionProps extends Extract<InlineNode, { kind: 'fraction' }> {
  /** Part of a mixed number: "2 and 1 over 3". */
  readonly afterWhole: boolean;
}

function Fraction({ numerator, denominator, afterWhole }: FractionProps) {
  const label = `${afterWhole ? 'and ' : ''}${said(numerator)} over ${said(denominator)}`;
  return (
    <span className="fraction" role="img" aria-label={label}>
      <span>{numerator}</span>
      <span>{denominator}</span>
    </span>
  );
}

const said = (part: string) => part.replaceAll('□', 'blank');
