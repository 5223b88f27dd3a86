-- Tells the live streams on the channel of their changes, in the order of the commits, that a proof they rest on is good no
-- more or means something else. TG_ARGV[0]: the column whose value they know it by.
CREATE FUNCTION tell_live_of_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('frontdesk_live', jsonb_build_object('gone', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  RETURN NULL;
END $$;

CREATE TRIGGER live_ends AFTER DELETE ON member FOR EACH ROW EXECUTE FUNCTION tell_live_of_end('user_id');
CREATE TRIGGER live_role AFTER UPDATE OF role ON member FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION tell_live_of_end('user_id');
CREATE TRIGGER live_ends AFTER DELETE ON team_session FOR EACH ROW
  WHEN (OLD.expires_at > now()) EXECUTE FUNCTION tell_live_of_end('id');
CREATE TRIGGER live_ends AFTER DELETE ON support_session FOR EACH ROW
  WHEN (OLD.expires_at > now()) EXECUTE FUNCTION tell_live_of_end('hash');
CREATE TRIGGER live_ends AFTER DELETE ON api_key FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_live_of_end('id');
CREATE TRIGGER live_revoked AFTER UPDATE OF revoked_at ON api_key FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_live_of_end('id');
