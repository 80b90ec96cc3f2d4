import { FormAlert } from '@/ui/form/FormAlert';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';

const Frame = styled('div')({ display: 'grid', gap: 20, marginTop: 24, outline: 'none' });
const takeFocus = (element: HTMLElement | null): void => element?.focus();

type LinkDoneProps = {
  text: string;
  /** The path of the next page. */
  to: string;
  label: string;
};

/** The result of an emailed link. Takes the focus, since the clicked button is gone. */
export const LinkDone = ({ text, to, label }: LinkDoneProps) => (
  <Frame ref={takeFocus} tabIndex={-1}>
    <FormAlert tone="good">{text}</FormAlert>
    <p>
      <TextLink to={to}>{label}</TextLink>
    </p>
  </Frame>
);
