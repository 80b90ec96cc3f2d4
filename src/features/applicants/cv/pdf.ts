import type { PDFDocumentProxy } from 'pdfjs-dist';

/** In milliseconds; longer than any normal CV takes, even on slow devices. */
const timeout = 20_000;
/** The maximum size of a drawn page; larger ones are scaled down. */
const maxPixels = 12_000_000;

const inTime = <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The PDF took too long to read.')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export type Pdf = {
  pages: number;
  /** Draws a page (one-based) as wide as its canvas is displayed; resolves to its text. */
  draw: (page: number, canvas: HTMLCanvasElement) => Promise<string>;
  /** Terminates the worker that reads it. */
  close: () => void;
};

const drawPage = async (
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<string> => {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const shownWidth = canvas.clientWidth || 600;
  const wanted = (shownWidth / width) * Math.max(1, window.devicePixelRatio);
  const scale = Math.min(wanted, Math.sqrt(maxPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim();
};

/**
 * Opens a PDF in a worker. Its scripts and forms never run and its links don't work: it only
 * produces images of pages. Rejects if the PDF can't be read.
 */
export const openPdf = async (bytes: ArrayBuffer): Promise<Pdf> => {
  const pdfjs = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist');
  const thread = new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), {
    type: 'module',
  });
  pdfjs.GlobalWorkerOptions.workerPort = thread;
  const files = `/assets/pdf-${pdfjs.version}/`;
  const loading = pdfjs.getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    // for fonts that aren't embedded (copied by webpack.config.js)
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const close = (): void => {
    void loading.destroy().finally(() => thread.terminate());
  };
  try {
    const document = await inTime(loading.promise);
    return {
      pages: document.numPages,
      draw: (page, canvas) => inTime(drawPage(document, page, canvas)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};
