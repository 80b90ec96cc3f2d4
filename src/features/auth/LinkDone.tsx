import { FormAlert } from '@/ui/form/FormAlert';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';

const Frame = styled('div')({ display: 'grid', gap: 20, marginTop: 24, outline: 'none' });
const takeFocus = (element: HTMLElement | null): void => element?.focus();

type LinkDoneProps = {
  text: string;
  /** Where to go on. */
  to: string;
  label: string;
};

/** What a mailed link did. Takes the focus: the button that was pressed is gone. */
export const LinkDone = ({ text, to, label }: LinkDoneProps) => (
  <Frame ref={takeFocus} tabIndex={-1}>
    <FormAlert tone="good">{text}</FormAlert>
    <p>
      <TextLink to={to}>{label}</TextLink>
    </p>
  </Frame>
);
