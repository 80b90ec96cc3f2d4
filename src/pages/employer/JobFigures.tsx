export const JobFigures = () => null;
