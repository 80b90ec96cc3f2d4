// Keeps React working while the browser translates the page (public/translation.js). Before React
// moves, changes or removes a text node, or inserts something before it, the node is put back in
// place of its <font>: otherwise React would throw, or change a detached node. The browser then
// translates it again. If a node's position isn't known, misplaced or leftover content is better
// than a crash.
const nodes = Node.prototype;
// oxlint-disable-next-line typescript/unbound-method -- called on the node that it was called on
const { appendChild, insertBefore, removeChild } = nodes;
const nodeValue = Object.getOwnPropertyDescriptor(nodes, 'nodeValue');

const putBack = (node) => {
  if (node && node.font && node.font.parentNode) node.font.replaceWith(node);
};

nodes.appendChild = function (child) {
  putBack(child);
  return appendChild.call(this, child);
};
nodes.insertBefore = function (child, next) {
  putBack(child);
  putBack(next);
  return insertBefore.call(this, child, next && next.parentNode === this ? next : null);
};
nodes.removeChild = function (child) {
  putBack(child);
  return child.parentNode === this ? removeChild.call(this, child) : child;
};
Object.defineProperty(nodes, 'nodeValue', {
  ...nodeValue,
  set(value) {
    putBack(this);
    nodeValue.set.call(this, value);
  },
});

// During hydration, React discards host-rendered content with another text than expected, along
// with the user's input in it. So the original text nodes are put back until hydration is over;
// repeatedly, since React hydrates in slices and the browser translates them again in between.
const hold = (fonts, isOver) => {
  // limited: a browser that translates again immediately would cause an endless loop
  let rounds = 20;
  const putAllBack = () => {
    const found = [...document.querySelectorAll(fonts)].filter(({ text }) => text);
    if (found.length > 0) rounds -= 1;
    if (isOver() || rounds < 0) observer.disconnect();
    else for (const font of found) font.replaceWith(font.text);
  };
  const observer = new MutationObserver(putAllBack);
  observer.observe(document.body, { childList: true, subtree: true });
  putAllBack();
};
const timeOf = (mark) =>
  (performance.getEntriesByName(mark)[0] || { startTime: Infinity }).startTime;

// covers all of the hydration, and content that is fetched and rendered shortly after it
const isOver = () => performance.now() > timeOf('screen-mounted') + 500;
const holdAll = () => hold('font', isOver);
const root = document.getElementById('root');
const hasStarted = Object.keys(root || {}).some((key) => key.startsWith('__reactContainer'));
if (hasStarted && !isOver()) holdAll();
document.addEventListener('app-started', holdAll);
// for parts that are hydrated once the page is used (src/ui/page/part/hydrateOnInteraction.tsx)
const holdParts = () => {
  const until = performance.now() + 3000;
  hold('[data-used-part]:not([data-live]) font, select font', () => performance.now() > until);
};
document.addEventListener('part-fetched', holdParts);

if (document.documentElement.dataset.used !== undefined) holdParts();
