import { useReadFile } from '@/api/readFile';
import { accountTexts } from '@/texts/auth/account';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { AccountSection } from './AccountSection';

const { data: texts } = accountTexts;

/** Downloads everything the host stores about the account. */
export const MyData = () => {
  const readFile = useReadFile();
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <div className="actions">
        <SaveFileButton
          read={async () => ({
            address: await readFile('exportAccount', undefined),
            name: 'my-data.zip',
          })}
          done={texts.done}
          failed={texts.failed}
        >
          {texts.button}
        </SaveFileButton>
      </div>
    </AccountSection>
  );
};
