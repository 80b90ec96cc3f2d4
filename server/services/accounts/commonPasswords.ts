import { commonStems } from './commonStems';

// the most guessed passwords of eight or more characters, in lower case
const words = `
12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 000000000 0000000000 87654321 987654321
0987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 12341234 12344321 11223344 1122334455 22222222 33333333 44444444 55555555 66666666
77777777 88888888 99999999 999999999 123454321 147258369 159357456 741852963 789456123 963852741 123321123 121212121 12121212 13131313
password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word pass1234 pass12345 passpass
passwords mypassword thepassword newpassword yourpassword passwort motdepasse contrasena
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty qwer1234 qweasdzxc qweqweqwe qazwsxedc qazwsx123
asdfghjk asdfghjkl asdfasdf asdf1234 asdasdasd zxcvbnm1 zxcvbnm123 zxcvzxcv 1234qwer 12345qwert 123456qwerty q1w2e3r4 q1w2e3r4t5 a1b2c3d4
abcd1234 abc12345 abcdefgh abcdefghi abcdefg1 abcabcabc aa123456 a12345678 a123456789 aaaaaaaa aaaaaaaaa abcd12345 1234abcd zzzzzzzz xxxxxxxx
iloveyou iloveyou1 iloveyou2 iloveyou123 ilovegod loveyou1 lovelove lovelove1 loveme123 sweetheart babygirl babygirl1 princess princess1
sunshine sunshine1 football football1 baseball baseball1 basketball softball hockey123 soccer123 swimming volleyball
superman superman1 batman123 spiderman starwars starwars1 pokemon1 pokemon123 harrypotter minecraft naruto123 dragonball dragon123
welcome1 welcome12 welcome123 letmein1 letmein123 letmein! trustno1 changeme changeme1 changeme123 secret123 topsecret master123
administrator admin123 admin1234 admin12345 adminadmin administrator1 root1234 rootroot testtest test1234 test12345 testing1 testing123 guest123
user1234 useruser default1 default123 temp1234 temporary computer computer1 internet internet1 windows1 samsung1 samsung123 microsoft google123
facebook facebook1 linkedin whatever whatever1 nothing1 blahblah asdfjkl; monkey12 monkey123 shadow123 michelle michael1 jennifer jordan23
jessica1 ashley123 daniel123 charlie1 charlie123 thomas123 robert123 william1 elizabeth alexander alexandra christian nicholas benjamin
victoria liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 manchester barcelona realmadrid juventus
mercedes corvette mustang1 porsche1 ferrari1 butterfly butterfly1 chocolate chocolate1 cheesecake cupcake1 strawberry blueberry
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter2023 winter2024 winter2025 spring2024 spring2025 autumn2024 autumn2025
january1 december october1 november september saturday monday123 friday13 jobseeker employer employer1 jobsearch recruiter recruiting
`;
const common = new Set(words.split(/\s+/).filter(Boolean));

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
];
/** Each row forwards and backwards. */
const runs = rows.flatMap((row) => [row, row.split('').toReversed().join('')]);
const shortestRun = 3;

/**
 * Whether the text consists of one to three runs along the alphabet, the digits or a keyboard row:
 * qwerty123456, abcd4321.
 */
const isKeyboardRun = (text: string, walks = 3): boolean => {
  if (text === '') return true;
  if (walks === 0) return false;
  for (let length = text.length; length >= shortestRun; length -= 1) {
    const start = text.slice(0, length);
    if (runs.some((run) => run.includes(start)) && isKeyboardRun(text.slice(length), walks - 1))
      return true;
  }
  return false;
};

/** Whether the text repeats one to four characters: aaaaaaaa, abcabcabc. */
const isRepeated = (text: string): boolean =>
  [1, 2, 3, 4].some(
    (length) =>
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length),
  );

const letters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Replaces digits and symbols with the letters they imitate. */
const plain = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
const tail = /[\d\W_]{1,5}$/;

/**
 * Whether the text is one or two common words, optionally followed by digits or symbols:
 * Summer2031!, l3tm3in99, adminadmin.
 */
const isCommonWords = (text: string): boolean =>
  [text, text.replace(tail, '')].map(plain).some((whole) => {
    if (commonStems.has(whole)) return true;
    for (let length = 3; length <= whole.length - 3; length += 1)
      if (commonStems.has(whole.slice(0, length)) && commonStems.has(whole.slice(length)))
        return true;
    return false;
  });

/**
 * Whether a password is among the first an attacker would guess: checks a list, repeated
 * characters, keyboard runs and common words.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  return common.has(text) || isRepeated(text) || isKeyboardRun(text) || isCommonWords(text);
};
