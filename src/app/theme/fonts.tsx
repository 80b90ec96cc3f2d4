import GlobalStyles from '@mui/material/GlobalStyles';
import manrope from './manrope.woff2';

/** The app's own copy of Manrope (licence beside the file), and a stand-in of the same width while it is on its way, so that nothing jumps. */
export const fontFaces = (
  <GlobalStyles
    styles={[
      { '@font-face': { fontFamily: 'Manrope', src: `url(${manrope}) format('woff2')`, fontWeight: '200 800', fontDisplay: 'swap' } },
      { '@font-face': { fontFamily: "'Manrope fallback'", src: 'local("Arial"), local("Liberation Sans")', sizeAdjust: '102%', ascentOverride: '104.9%', descentOverride: '29.4%', lineGapOverride: '0%' } },
    ]}
  />
);
