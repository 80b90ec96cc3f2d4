import Button from '@mui/material/Button';
import { useGetEmailVerificationQuery, useRequestEmailVerificationMutation } from '@/api/memberApi';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';
import { Notice } from '@/ui/form/FormAlert';
import { useNotified } from '@/ui/notify/useNotified';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const { unverified: texts } = mailedLinksTexts;
const Frame = styled(Wrap)({ paddingTop: 28 });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});

/**
 * Shown on the user's own profile until the email address is confirmed; nothing else depends on it.
 * Our own host only.
 */
export const UnverifiedEmail = () => {
  const { data } = useGetEmailVerificationQuery();
  const [request, { isLoading }] = useRequestEmailVerificationMutation();
  const ask = useNotified(request, { success: texts.sent, failure: texts.failed });
  if (data?.verifiedAt !== null) return null;
  return (
    <Frame>
      <Notice tone="amber">
        <Row>
          <p>{texts.text}</p>
          <Button
            variant="outlined"
            size="small"
            color="inherit"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (!isLoading) void ask();
            }}
          >
            {texts.again}
          </Button>
        </Row>
      </Notice>
    </Frame>
  );
};
