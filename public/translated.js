// Keeps the app going while the browser translates the page (public/translation.js): a text that React
// changes, removes or puts something in front of takes its place again first, as it would throw or
// change what nobody sees; the browser then translates it anew. Where a text's place isn't known,
// something in the wrong place or left over is better than a screen that has failed.
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

// React discards what doesn't say what the host has rendered, with all that was typed there. So while
// it hydrates the texts stay where they were: its work is done in slices, and what is put back is
// translated anew in between.
const hold = (fonts, isOver) => {
  // a translation that doesn't wait would go on for ever
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

// all of it, and for a moment what is fetched and follows
const isOver = () => performance.now() > timeOf('screen-mounted') + 500;
const holdAll = () => hold('font', isOver);
const root = document.getElementById('root');
const hasStarted = Object.keys(root || {}).some((key) => key.startsWith('__reactContainer'));
if (hasStarted && !isOver()) holdAll();
document.addEventListener('app-started', holdAll);
// what comes to life once the page is used (src/ui/page/part/hydrateOnInteraction.tsx)
const holdParts = () => {
  const until = performance.now() + 3000;
  hold('[data-used-part]:not([data-live]) font, select font', () => performance.now() > until);
};
document.addEventListener('part-fetched', holdParts);

if (document.documentElement.dataset.used !== undefined) holdParts();
