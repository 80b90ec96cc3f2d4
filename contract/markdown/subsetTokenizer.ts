import { Tokenizer, type Tokens } from 'marked';

/** Deeper marks stay text: what is read is bounded, whatever somebody typed. */
const maxDepth = { lists: 3, marks: 6 };

/** Reads paragraphs, headings, lists, bold, italic and links; what else Markdown has is text. */
export class SubsetTokenizer extends Tokenizer {
  #depth = { lists: 0, marks: 0 };

  #within<Found>(what: keyof typeof maxDepth, read: () => Found | undefined): Found | undefined {
    if (this.#depth[what] >= maxDepth[what]) return undefined;
    this.#depth[what] += 1;
    const found = read();
    this.#depth[what] -= 1;
    return found;
  }

  override list(src: string): Tokens.List | undefined {
    return this.#within('lists', () => super.list(src));
  }
  override emStrong(
    src: string,
    maskedSrc: string,
    prevChar?: string,
  ): Tokens.Em | Tokens.Strong | undefined {
    return this.#within('marks', () => super.emStrong(src, maskedSrc, prevChar));
  }
  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    return this.#within('marks', () => super.link(src));
  }
  // a heading inside a list would be of no level
  override heading(src: string): Tokens.Heading | undefined {
    return this.#depth.lists > 0 ? undefined : super.heading(src);
  }

  override code(): undefined {}
  override fences(): undefined {}
  override hr(): undefined {}
  override blockquote(): undefined {}
  override html(): undefined {}
  override def(): undefined {}
  override table(): undefined {}
  override lheading(): undefined {}
  override tag(): undefined {}
  override reflink(): undefined {}
  override codespan(): undefined {}
  override del(): undefined {}
  override autolink(): undefined {}
  override url(): undefined {}
}
