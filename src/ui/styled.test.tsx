import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { styled } from './styled';

const style = (name: string) => getComputedStyle(screen.getByText(name));

test('what hangs on the theme alone is computed once for a theme, however many elements there are', () => {
  let computed = 0;
  const Box = styled('div')(({ theme }) => {
    computed += 1;
    return { paddingTop: theme.spacing(1), '&:hover': { paddingTop: 0 } };
  });
  const [narrow, wide] = [createTheme({ spacing: 2 }), createTheme({ spacing: 9 })];
  render(
    <>
      <ThemeProvider theme={narrow}>
        <Box>one</Box>
        <Box>two</Box>
      </ThemeProvider>
      <ThemeProvider theme={wide}>
        <Box>three</Box>
        <Box>four</Box>
      </ThemeProvider>
    </>,
  );
  expect(['one', 'two', 'three', 'four'].map((name) => style(name).paddingTop)).toEqual([
    '2px',
    '2px',
    '9px',
    '9px',
  ]);
  expect(computed).toBe(2);
});

test('what hangs on other props is computed for each element', () => {
  const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
    tone: string;
  }>(({ tone }) => ({ color: tone }));
  const All = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
    tone: string;
  }>(({ theme, ...others }) => ({ paddingTop: theme.spacing(1), color: others.tone }));
  render(
    <>
      <Tag tone="rgb(1, 2, 3)">one</Tag>
      <Tag tone="rgb(4, 5, 6)">two</Tag>
      <All tone="rgb(7, 8, 9)">three</All>
      <All tone="rgb(10, 11, 12)">four</All>
    </>,
  );
  expect(['one', 'two', 'three', 'four'].map((name) => style(name).color)).toEqual([
    'rgb(1, 2, 3)',
    'rgb(4, 5, 6)',
    'rgb(7, 8, 9)',
    'rgb(10, 11, 12)',
  ]);
});

test('styles of several parts are in the order in which they are given', () => {
  const Box = styled('div')(
    { color: 'rgb(1, 2, 3)', paddingTop: 1 },
    ({ theme }) => ({ color: theme.palette.common.black }),
    ({ theme }) => [{ paddingTop: theme.spacing(1) }],
  );
  render(
    <ThemeProvider theme={createTheme({ palette: { common: { black: 'rgb(4, 5, 6)' } } })}>
      <Box sx={{ marginTop: '3px' }}>one</Box>
    </ThemeProvider>,
  );
  expect(style('one')).toMatchObject({
    color: 'rgb(4, 5, 6)',
    paddingTop: '8px',
    marginTop: '3px',
  });
});
