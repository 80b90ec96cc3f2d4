export const JobConfirmation = () => null;
