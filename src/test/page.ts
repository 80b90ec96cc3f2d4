import { screen, within } from '@testing-library/react';

/** Queries within the page's main landmark, even while a dialog in front of it is closing. */
export const main = () => within(screen.getByRole('main', { hidden: true }));

/** Mutes the error log in a test that provokes failures. */
export const muteErrors = () => jest.spyOn(console, 'error').mockReturnValue();

export const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
