-- Up Migration
-- What other sites show by an employer's name must not become somebody else's once the account is erased. A hash with a
-- key of this database says whether a name was one, and not which names there were.
CREATE TABLE erased_names (hash bytea PRIMARY KEY);
