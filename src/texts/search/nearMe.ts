/** Asking the browser for the user's position. */
export const nearMeTexts = {
  button: 'Near me',
  asking: 'Finding your location…',
  refused:
    'We can’t see your location: your browser didn’t allow it. You can allow it in the browser’s settings for this site, or type a city or ZIP code.',
  timedOut: 'Finding your location took too long. Try again, or type a city or ZIP code.',
  unavailable: 'Your browser can’t tell where you are right now. Type a city or ZIP code instead.',
  offer:
    'Looking near you? We need your location for that, rounded to a few miles. We don’t keep it.',
  offerButton: 'Use your location',
} as const;
