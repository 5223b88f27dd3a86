-- Who made a key, also after they are called something else, or are gone.
ALTER TABLE api_key ADD COLUMN created_by_id UUID;

-- The keys from before, as the audit log knows them.
UPDATE api_key SET created_by_id = log.actor_id::uuid
FROM audit_log log
WHERE log.project_id = api_key.project_id
  AND log.record_type = 'api_key'
  AND log.record_id = api_key.id::text
  AND log.change = 'created'
  AND log.actor_type = 'member';
