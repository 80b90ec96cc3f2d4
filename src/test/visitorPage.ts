import { screen, within } from '@testing-library/react';

export const main = () => within(screen.getByRole('main'));
export const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
export const quietly = () => jest.spyOn(console, 'error').mockReturnValue();
