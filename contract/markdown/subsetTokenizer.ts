import { Tokenizer, type Tokens } from 'marked';

/** The maximum nesting; anything deeper stays text, which bounds the work for any input. */
const maxDepth = { lists: 3, marks: 6 };

/** Tokenizes paragraphs, headings, lists, bold, italic and links; other Markdown stays text. */
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
  // a heading inside a list would have no place among the levels
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
