import GlobalStyles from '@mui/material/GlobalStyles';
import manropeAccents from './manrope-accents.woff2';
import manrope from './manrope.woff2';

const face = { fontFamily: 'Manrope', fontWeight: '400 750', fontDisplay: 'swap' };
/**
 * English needs only one small file, which a page preloads; accents and rare characters are in
 * another, fetched if they occur.
 */
const englishRange =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
const accentsRange =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2215';

/**
 * The self-hosted Manrope (license next to the files), and a fallback of the same width to avoid
 * layout shifts while it loads.
 */
export const fontFaces = (
  <GlobalStyles
    styles={[
      {
        '@font-face': {
          ...face,
          src: `url(${manrope}) format('woff2')`,
          unicodeRange: englishRange,
        },
      },
      {
        '@font-face': {
          ...face,
          src: `url(${manropeAccents}) format('woff2')`,
          unicodeRange: accentsRange,
        },
      },
      {
        '@font-face': {
          fontFamily: "'Manrope fallback'",
          src: 'local("Arial"), local("Roboto"), local("Liberation Sans")',
          sizeAdjust: '102%',
          ascentOverride: '104.9%',
          descentOverride: '29.4%',
          lineGapOverride: '0%',
        },
      },
    ]}
  />
);
