// Keeps React working while the browser translates the page (public/translation.js). Before React
// moves, changes or removes a text node, or inserts something before it, the node is put back in
// place of its <font>: otherwise React would throw, or change a detached node. The browser then
// translates it again. If a node's position isn't known, misplaced or leftover content is better
// than a crash.
const nodePrototype = Node.prototype;
// oxlint-disable-next-line typescript/unbound-method -- called on the node that it was called on
const { appendChild, insertBefore, removeChild } = nodePrototype;
const nodeValue = Object.getOwnPropertyDescriptor(nodePrototype, 'nodeValue');

const restoreText = (node) => {
  if (node && node.font && node.font.parentNode) node.font.replaceWith(node);
};

nodePrototype.appendChild = function (child) {
  restoreText(child);
  return appendChild.call(this, child);
};
nodePrototype.insertBefore = function (child, next) {
  restoreText(child);
  restoreText(next);
  return insertBefore.call(this, child, next && next.parentNode === this ? next : null);
};
nodePrototype.removeChild = function (child) {
  restoreText(child);
  return child.parentNode === this ? removeChild.call(this, child) : child;
};
Object.defineProperty(nodePrototype, 'nodeValue', {
  ...nodeValue,
  set(value) {
    restoreText(this);
    nodeValue.set.call(this, value);
  },
});

// During hydration, React discards host-rendered content with another text than expected, along
// with the user's input in it. So the original text nodes are put back until hydration is over;
// repeatedly, since React hydrates in slices and the browser translates them again in between.
const restoreUntil = (fonts, isOver) => {
  // limited: a browser that translates again immediately would cause an endless loop
  let rounds = 20;
  const restoreAll = () => {
    const found = [...document.querySelectorAll(fonts)].filter(({ text }) => text);
    if (found.length > 0) rounds -= 1;
    if (isOver() || rounds < 0) observer.disconnect();
    else for (const font of found) font.replaceWith(font.text);
  };
  const observer = new MutationObserver(restoreAll);
  observer.observe(document.body, { childList: true, subtree: true });
  restoreAll();
};
const timeOf = (mark) =>
  (performance.getEntriesByName(mark)[0] || { startTime: Infinity }).startTime;

// covers all of the hydration, and content that is fetched and rendered shortly after it
const isOver = () => performance.now() > timeOf('screen-mounted') + 500;
const restoreUntilHydrated = () => restoreUntil('font', isOver);
const root = document.getElementById('root');
const hasStarted = Object.keys(root || {}).some((key) => key.startsWith('__reactContainer'));
if (hasStarted && !isOver()) restoreUntilHydrated();
document.addEventListener('app-started', restoreUntilHydrated);
// for parts that are hydrated once the page is used (src/ui/page/part/hydrateOnInteraction.tsx)
const restoreInParts = () => {
  const until = performance.now() + 3000;
  restoreUntil(
    '[data-used-part]:not([data-live]) font, select font',
    () => performance.now() > until,
  );
};
document.addEventListener('part-fetched', restoreInParts);

if (document.documentElement.dataset.used !== undefined) restoreInParts();
