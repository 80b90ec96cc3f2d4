-- Up Migration
CREATE INDEX application_messages_invitation ON application_messages (invitation_id, created_at) WHERE invitation_id IS NOT NULL;
