export const homeTexts = { title: 'Home', heading: "We're Connecting talent with Opportunity" } as const;
