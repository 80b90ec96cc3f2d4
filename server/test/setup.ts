// passwords are hashed at full cost and databases are real, which takes a while where many share
// the cores
jest.setTimeout(30_000);
