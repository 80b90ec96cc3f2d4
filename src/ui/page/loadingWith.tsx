import type { ComponentType, CSSProperties, ReactElement, ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { styled } from '@/ui/styled';

const Frame = styled('div')(({ theme }) => ({
  '& .cards': {
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  },
  '& .foot': { padding: '10px 18px 22px' },
  '& .list': { display: 'grid', gap: 10 },
  '& .line': { display: 'flex', gap: 16, padding: 18 },
  '& .page': { display: 'grid', gap: 24, maxWidth: 720 },
  '& .head': { display: 'flex', gap: 24, alignItems: 'center' },
  '& .lines': { display: 'grid', gap: 12, flex: 1, minWidth: 0 },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '2fr 2fr 3fr 1fr',
    gap: 24,
    padding: '20px 18px',
    '& + .row': { borderTop: `1px solid ${theme.vars.palette.line}` },
  },
  '& .bar': { borderRadius: theme.shape.radius.pill },
  '& .square': { borderRadius: theme.shape.radius.lg },
}));

type LoadingParts = {
  /** One gray shape. */
  Shape: ComponentType<{ className: string; style: CSSProperties }>;
  Sheet: ComponentType<{ children: ReactNode }>;
};
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Helpers that draw a skeleton's parts; numbers are pixels. */
const pensOf = (Shape: LoadingParts['Shape']) => ({
  bar: (width: string, height = 14) => <Shape className="bar" style={{ width, height }} />,
  square: (size: number) => <Shape className="square" style={{ width: size, height: size }} />,
});
const pageOf = ({ bar, square }: ReturnType<typeof pensOf>) => (
  <div className="page">
    <div className="head">
      {square(72)}
      <div className="lines">
        {bar('60%', 28)}
        {bar('35%')}
      </div>
    </div>
    <div className="lines" style={{ marginTop: 24 }}>
      {bar('100%')}
      {bar('94%')}
      {bar('97%')}
      {bar('62%')}
    </div>
    <div className="lines" style={{ marginTop: 16 }}>
      {bar('88%')}
      {bar('80%')}
      {bar('84%')}
    </div>
  </div>
);

const shapesOf = ({ Shape, Sheet }: LoadingParts) => {
  const pens = pensOf(Shape);
  const { bar, square } = pens;
  const line = (key?: number) => (
    <div key={key} className="line">
      {square(48)}
      <div className="lines">
        {bar('55%')}
        {bar('38%', 12)}
      </div>
    </div>
  );
  return {
    cards: (rows: number) => (
      <div className="cards">
        {range(rows).map((row) => (
          <Sheet key={row}>
            {line()}
            <div className="foot">{bar('40%')}</div>
          </Sheet>
        ))}
      </div>
    ),
    list: (rows: number) => <div className="list">{range(rows).map(line)}</div>,
    page: () => pageOf(pens),
    table: (rows: number) => (
      <Sheet>
        {range(rows).map((row) => (
          <div key={row} className="row">
            {bar('70%')}
            {bar('60%')}
            {bar('80%')}
            {bar('100%')}
          </div>
        ))}
      </Sheet>
    ),
  };
};

type LoadingProps = {
  shape: keyof ReturnType<typeof shapesOf>;
  /** The number of cards or lines. */
  rows?: number;
  /** At least as tall as the window, so that what follows appears only once, in its final place. */
  fills?: boolean;
};

/**
 * Creates a skeleton component for loading content. Assistive technology announces "Loading..."
 * (spec §2.7, §2.16).
 */
export const loadingWith = (parts: LoadingParts) => {
  const shapes = shapesOf(parts);
  return ({ shape, rows = 6, fills = false }: LoadingProps): ReactElement => (
    <div
      data-waiting={shape === 'page' || undefined}
      style={fills ? { minHeight: '100dvh' } : undefined}
    >
      <output className="visually-hidden">{commonTexts.loading}</output>
      <Frame aria-hidden>{shapes[shape](rows)}</Frame>
    </div>
  );
};
