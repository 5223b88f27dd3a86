-- A UUID of version 7 (RFC 9562) with microseconds, so that what one transaction wrote stands in the order it was done.
CREATE FUNCTION audit_id() RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  micros bigint := floor(extract(epoch FROM clock_timestamp()) * 1000000);
  bytes bytea := uuid_send(gen_random_uuid());
BEGIN
  bytes := overlay(bytes PLACING substring(int8send(micros / 1000) FROM 3) FROM 1 FOR 6);
  bytes := overlay(bytes PLACING int2send((28672 + micros % 1000 * 4)::int2) FROM 7 FOR 2);
  RETURN encode(bytes, 'hex')::uuid;
END $$;

-- A web address as the log shows it: to where, and not what stands behind that, which may be a secret.
CREATE FUNCTION audit_address(url text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(regexp_replace(substring(url FROM '(?i)^https?://[^/?#\\]+'), '//.*@', '//') || '/', '') || '[hidden]'
$$;

-- Fields as the log shows them: what is hidden tells only that it is there, times are as in every answer.
CREATE FUNCTION audit_shown(fields jsonb, hidden text[], times text[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(key, CASE
    WHEN value = 'null' THEN value
    WHEN key = 'url' THEN to_jsonb(audit_address(value #>> '{}'))
    WHEN key = 'integration' AND value ? 'url' THEN jsonb_set(value, '{url}', to_jsonb(audit_address(value ->> 'url')))
    WHEN key = ANY (hidden) THEN '"[hidden]"'
    WHEN key = ANY (times)
      THEN to_jsonb(to_char((value #>> '{}')::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ELSE value
  END) FROM jsonb_each(fields)
$$;

-- Writes what the team did to one row, in the transaction that does it. TG_ARGV[0]: the columns whose values are hidden
-- (secrets, and what people said about themselves: nobody could take that out of the log again); TG_ARGV[1]: those that
-- follow by themselves, and make no update of their own.
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor jsonb := current_setting('frontdesk.actor')::jsonb;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  became jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  row jsonb := coalesce(became, was);
  times text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(key, was -> key), jsonb_object_agg(key, value) INTO was, became
    FROM jsonb_each(became) WHERE value IS DISTINCT FROM was -> key AND NOT key = ANY (TG_ARGV[1]::text[] || 'updated_at'::text);
    IF became IS NULL THEN RETURN NULL; END IF;
  END IF;

  times := ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = TG_RELID AND atttypid = 'timestamptz'::regtype);
  INSERT INTO audit_log (
    id, project_id, actor_type, actor_id, actor_name, action,
    record_type, record_id, change, before, after, ip_address, user_agent, request_id
  ) VALUES (
    audit_id(), coalesce(row ->> 'project_id', row ->> 'id')::uuid, (actor ->> 'type')::audit_actor, actor ->> 'id', actor ->> 'name', actor ->> 'action',
    TG_TABLE_NAME, row ->> 'id', CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    audit_shown(was, TG_ARGV[0]::text[], times), audit_shown(became, TG_ARGV[0]::text[], times),
    actor ->> 'ip_address', actor ->> 'user_agent', actor ->> 'request_id'
  );
  RETURN NULL;
END $$;

-- Has the changes of a table told to the log: those that a transaction makes which names its actor (`transaction` in lib/db.ts),
-- and not those that follow from them by foreign key or trigger. For everybody else it costs one comparison.
CREATE PROCEDURE audit_table(name regclass, hidden text[] DEFAULT '{}', following text[] DEFAULT '{}', changes text DEFAULT 'INSERT OR UPDATE OR DELETE', only_if text DEFAULT 'true')
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER %I AFTER %s ON %s FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND current_setting(''frontdesk.actor'', true) <> '''' AND (%s)) EXECUTE FUNCTION audit_change(%L, %L)',
    'audit_' || lower(split_part(changes, ' ', 1)), changes, name, only_if, hidden, following
  );
END $$;

-- Of a project that is deleted the log goes with it.
CALL audit_table('project', '{identity_secret}', '{}', 'INSERT OR UPDATE');
CALL audit_table('api_key', '{hash}', '{last_used_at}');
CALL audit_table('category', '{}', '{wish_count}');
CALL audit_table('wish', '{author_name,author_email,user_metadata}', '{vote_count,verified_vote_count,comment_count}');
CALL audit_table('comment', '{author_name,author_email}', '{wish_id,origin_wish_id,reply_count}');
-- On behalf of somebody; a merge that moves a thousand votes is one change, of the wish.
CALL audit_table('vote', '{voter_key}', '{}', 'INSERT');
CALL audit_table('form', '{}', '{view_count,submission_count,spam_count,last_submission_at}');
CALL audit_table('form_submission', '{data,attachments,ip_address,user_agent,reserved}', '{form_key,email_sent,processed_at}');
CALL audit_table(
  'support_request', '{subject,description,user_email,email_key,user_name,form_data,user_metadata,attachments}',
  '{end_user_id,message_count,version,last_message_at,viewed_article_ids}'
);
CALL audit_table('support_message', '{author_name,author_email,content,attachments,mail_id}');
CALL audit_table('support_ai_draft', '{content,citations}');
CALL audit_table('canned_reply');
CALL audit_table('help_collection');
CALL audit_table('help_flow');
CALL audit_table('help_article');
CALL audit_table('end_user', '{email,email_key,name,attributes}');
CALL audit_table('license_key', '{hash}', '{active_devices}');
CALL audit_table('license_activation', '{device_fingerprint,device_name}', '{last_seen_at}');
CALL audit_table('signing_key', '{private_key}', '{tokens_until}');
CALL audit_table('webhook', '{secret,previous_secret}', '{failing_since,failed_at,proven_at}');
-- Each change of the team's may be on its way to webhooks; the team's own doing are tests and what is sent again.
CALL audit_table('webhook_delivery', '{attempts}', '{}', 'INSERT', 'NEW.type = ''webhook_test''');
CALL audit_table(
  'webhook_delivery', '{attempts}', '{attempt,claimed_until,next_attempt_at}', 'UPDATE',
  'OLD.state <> ''pending'' AND NEW.state = ''pending'''
);

-- Only ever added to. What a deleted project leaves goes by its foreign key.
CREATE FUNCTION audit_log_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM project WHERE id = OLD.project_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER audit_log_keep BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_keep();
CREATE TRIGGER audit_log_keep_all BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_keep();
