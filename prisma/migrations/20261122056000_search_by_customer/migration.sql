-- The team also finds a request by who asks: names and addresses are no words of a language, so they are kept as they are written.
CREATE FUNCTION support_request_index(request support_request) RETURNS void LANGUAGE sql AS $$
  INSERT INTO support_document (id, project_id, support_request_id, body)
  SELECT request.id, request.project_id, request.id, strip(
    search_vector(request.subject || ' ' || request.description, search_config(settings ->> 'language'))
    || search_vector(concat_ws(' ', request.user_name, request.user_email), 'simple')
    || search_project(request.project_id))
  FROM project AS owner WHERE owner.id = request.project_id
  ON CONFLICT (id) DO UPDATE SET body = excluded.body
$$;

CREATE OR REPLACE FUNCTION support_request_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM support_request_index(NEW);
  RETURN NULL;
END $$;

DROP TRIGGER support_document_update ON support_request;
CREATE TRIGGER support_document_update AFTER UPDATE OF subject, description, user_name, user_email ON support_request
  FOR EACH ROW WHEN ((OLD.subject, OLD.description, OLD.user_name, OLD.user_email)
    IS DISTINCT FROM (NEW.subject, NEW.description, NEW.user_name, NEW.user_email))
  EXECUTE FUNCTION support_request_written();

UPDATE support_document AS document
SET body = strip(body || search_vector(concat_ws(' ', user_name, user_email), 'simple'))
FROM support_request AS request
WHERE request.id = document.id AND concat_ws('', user_name, user_email) <> '';
