import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** A node of the accessibility tree, in reading order. */
type AccessNode = { role: string; name: string; level: number | undefined; focusable: boolean };
type RawNode = {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** Returns the whole tree, flattened, in reading order. */
const readTree = async (page: Page): Promise<AccessNode[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: RawNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: AccessNode[] = [];
  const walk = (node: RawNode) => {
    const property = (name: string) =>
      node.properties?.find((each) => each.name === name)?.value.value;
    if (!node.ignored)
      found.push({
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').trim(),
        level: property('level') as number | undefined, // a heading's
        focusable: property('focusable') === true,
      });
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child);
    }
  };
  if (nodes[0]) walk(nodes[0]);
  return found;
};

const controls = new Set(
  'button link textbox searchbox combobox checkbox radio menuitem tab switch slider spinbutton'.split(
    ' ',
  ),
);
/** Names that mean nothing out of context, for instance in a screen reader's list of links. */
const empty = /^(here|click here|more|read more|link|button|edit|delete|open|show)$/i;
const named = 'navigation region complementary search form'.split(' ');

/**
 * Expects landmarks, headings, controls and their names to be as assistive technology needs them.
 */
export const expectReadableTree = async (page: Page, order: readonly string[]) => {
  const last = order.at(-1) ?? '';
  // a screen's content may load after its frame
  await expect
    .poll(async () => (await readTree(page)).some(({ name }) => name.startsWith(last)), last)
    .toBe(true);
  const tree = await readTree(page);
  const outline = tree.filter(({ role }) => ['banner', 'main', 'contentinfo'].includes(role));
  expect
    .soft(
      outline.map(({ role }) => role),
      'landmarks',
    )
    .toEqual(['banner', 'main', 'contentinfo']);
  const parts = tree.filter(({ role }) => named.includes(role));
  expect
    .soft(
      parts
        .map(({ role, name }) => `${role} "${name}"`)
        .filter((each, at, all) => all.indexOf(each) !== at),
      'parts of one kind with one name',
    )
    .toEqual([]);

  const levels = tree.flatMap(({ role, level = 0 }) => (role === 'heading' ? [level] : []));
  expect.soft(levels.filter((level) => level === 1).length, 'headings of level 1').toBe(1);
  expect
    .soft(
      levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
      `levels of headings are skipped in ${levels.join(' ')}`,
    )
    .toEqual([]);

  const nameless = tree.filter(
    ({ role, name }) => controls.has(role) && (name === '' || empty.test(name)),
  );
  expect.soft(nameless, 'controls whose name says nothing').toEqual([]);

  let from = 0;
  for (const wanted of order) {
    const at = tree.findIndex(({ name }, index) => index >= from && name.startsWith(wanted));
    expect.soft(at, `"${wanted}" comes in the order ${order.join(', ')}`).toBeGreaterThanOrEqual(0);
    if (at >= 0) from = at + 1;
  }
};
