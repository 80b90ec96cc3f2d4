/**
 * The demo companies' logos, drawn for them: squares of 96 units that stay readable at 48 pixels,
 * on light and on dark.
 */
const logo = (background: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${background}"/>${drawing}</svg>`;

/** A sheet of paper folded into an arrow to the north. */
const northfold = logo(
  '#1f2f6f',
  `
  <path d="M48 14 22 78l26-13z" fill="#f4f6ff"/>
  <path d="M48 14 74 78 48 65z" fill="#8fa4f3"/>
  <path d="M48 40 36 71l12-6z" fill="#c9d3fb"/>`,
);

/** An alder leaf over the creek. */
const alderCreek = logo(
  '#e3f1ea',
  `
  <path d="M48 12c16 8 24 20 22 32-2 11-11 18-22 18s-20-7-22-18c-2-12 6-24 22-32z" fill="#1c7a5a"/>
  <path d="M48 24v38M48 36l10-7M48 36l-10-7M48 48l12-8M48 48l-12-8" fill="none" stroke="#e3f1ea" stroke-width="3" stroke-linecap="round"/>
  <path d="M14 74c8-6 14-6 22 0s14 6 22 0 14-6 24 0" fill="none" stroke="#2b8fb3" stroke-width="5" stroke-linecap="round"/>
  <path d="M26 85c7-5 12-5 19 0s12 5 19 0" fill="none" stroke="#7cc0d6" stroke-width="4" stroke-linecap="round"/>`,
);

/** The sun on the water. */
const tidewater = logo(
  '#f7e6cb',
  `
  <path d="M22 54a26 26 0 0 1 52 0z" fill="#e0693a"/>
  <path d="M48 14v8M20.4 25.4l5.6 5.6M75.6 25.4l-5.6 5.6" stroke="#e0693a" stroke-width="4" stroke-linecap="round"/>
  <path d="M10 60h76M18 70h60M30 80h36" stroke="#13506b" stroke-width="5.5" stroke-linecap="round"/>`,
);

/** A juniper sprig with its berries. */
const juniper = logo(
  '#26382f',
  `
  <path d="M30 80C42 66 52 44 66 16" fill="none" stroke="#b9cfa2" stroke-width="4" stroke-linecap="round"/>
  <path d="M40 65 24 58M46 54 29 45M52 42 37 32M58 31 47 21M43 60l18 2M50 47l19 3M56 35l17 2" stroke="#b9cfa2" stroke-width="4" stroke-linecap="round"/>
  <circle cx="70" cy="62" r="9" fill="#7f9fe0"/><circle cx="58" cy="74" r="8" fill="#5d7fcc"/><circle cx="75" cy="77" r="6.5" fill="#a9c0f0"/>`,
);

/** An open book with the morning above it. */
const brightwell = logo(
  '#fdeab8',
  `
  <path d="M48 78C38 69 26 67 14 69V40c12-2 24 0 34 9z" fill="#b23a48"/>
  <path d="M48 78c10-9 22-11 34-9V40c-12-2-24 0-34 9z" fill="#d9566a"/>
  <circle cx="48" cy="28" r="9" fill="#f0a202"/>
  <path d="M48 8v5M34 14l3 4M62 14l-3 4M28 27h5M63 27h5" stroke="#f0a202" stroke-width="4" stroke-linecap="round"/>`,
);

/** An arch bridge and its reflection. */
const ironwood = logo(
  '#26292e',
  `
  <path d="M14 62C22 12 74 12 82 62" fill="none" stroke="#f2b134" stroke-width="6" stroke-linecap="round"/>
  <path d="M24 44v16M36 30v30M48 26v34M60 30v30M72 44v16" stroke="#f2b134" stroke-width="3"/>
  <path d="M8 63h80" stroke="#fbe3b0" stroke-width="6" stroke-linecap="round"/>
  <path d="M18 75h60M30 84h36" stroke="#6b7684" stroke-width="4" stroke-linecap="round"/>`,
);

/** A larkspur's five petals. */
const petal = (turn: number): string =>
  `<path d="M48 47C38 38 38 22 48 12c10 10 10 26 0 35z" transform="rotate(${turn} 48 48)" fill="${turn % 144 === 0 ? '#5b3fa8' : '#7a5fcb'}"/>`;
const larkspur = logo(
  '#ece7fa',
  `${[0, 72, 144, 216, 288].map(petal).join('')}<circle cx="48" cy="48" r="7.5" fill="#f5c451"/>`,
);

/** A cairn of field stones before a ridge. */
const fieldstone = logo(
  '#e7efe9',
  `
  <path d="M0 70 26 40l14 16 20-26 36 40v26H0z" fill="#a9c2b3"/>
  <ellipse cx="48" cy="79" rx="30" ry="10" fill="#3f4a45"/>
  <ellipse cx="49" cy="62" rx="22" ry="9" fill="#6d5646"/>
  <ellipse cx="47" cy="47" rx="15" ry="7.5" fill="#4d6a72"/>
  <ellipse cx="49" cy="34" rx="9" ry="6" fill="#c4653a"/>`,
);

export const logos = {
  northfold,
  alderCreek,
  tidewater,
  juniper,
  brightwell,
  ironwood,
  larkspur,
  fieldstone,
} as const;
