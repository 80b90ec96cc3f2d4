import { useId, type ReactNode } from 'react';
import { ForwardIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
  marginBottom: 28,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 6, padding: '4px 0', flex: 'none' },
});
const Title = styled('h2')(({ theme }) => theme.typography.h2);
const Frame = styled('section')(({ theme }) => ({
  paddingTop: 80,
  [theme.breakpoints.down('md')]: { paddingTop: 56 },
}));

/** A part of a page with its own heading and, on the right, a link to the full list. */
export const Section = ({
  title,
  link,
  to,
  children,
}: {
  title: string;
  link: string;
  to: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      {/* two links on a page may have the same text: the heading describes them */}
      <Row>
        <Title id={id}>{title}</Title>
        <TextLink to={to} aria-describedby={id}>
          {link}
          <ForwardIcon size={18} />
        </TextLink>
      </Row>
      {children}
    </Frame>
  );
};
