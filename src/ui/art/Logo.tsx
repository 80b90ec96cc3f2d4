import { styled } from '@/ui/styled';
import { site } from '@contract/constants/site';

const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 800,
  fontSize: '1.3125rem',
  lineHeight: 1.2,
  letterSpacing: '-.04em',
});

/** The logo mark: a rising line that ends in a point. */
const LogoMark = ({ size = 30 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 30 30"
    aria-hidden
    focusable="false"
    style={{ flex: 'none' }}
  >
    <rect width="30" height="30" rx="9" fill="var(--jl-palette-logo)" />
    <path
      d="M8 19.5c4.2 0 3.6-9 7.4-9 3.2 0 2.4 5.6 6.6 5.6"
      fill="none"
      stroke="var(--jl-palette-logoInk)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="22" cy="16.1" r="2.6" fill="var(--jl-palette-logoDot)" />
  </svg>
);

/** The logo mark with the board's name. */
export const Logo = () => (
  <Word>
    <LogoMark />
    {site.name}
  </Word>
);
